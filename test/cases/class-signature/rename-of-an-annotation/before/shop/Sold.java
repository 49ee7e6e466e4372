package shop;

@interface Sold {
  String by() default "nobody";

  int[] days() default {1, 2};
}

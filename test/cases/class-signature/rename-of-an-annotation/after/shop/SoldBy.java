package shop;

@interface SoldBy {
  String by() default "nobody";

  int[] days() default {1, 2};
}

/** A rename that every run of the command can find: `total` becomes `sum`. */
const till = (name: string) => `package shop;

class Till {
  int pay(int price, int tip) {
    return ${name}(price, tip);
  }

  private int ${name}(int price, int tip) {
    int all = price + tip;
    System.out.println("paid " + all);
    return all;
  }
}
`

export const before = {'shop/Till.java': till('total')}
export const after = {'shop/Till.java': till('sum')}

export const renameInWords =
  'Rename Method private total(price int, tip int) : int renamed to private sum(price int, tip int) : int in class shop.Till'

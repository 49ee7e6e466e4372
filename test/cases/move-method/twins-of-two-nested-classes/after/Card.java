class Card {
}

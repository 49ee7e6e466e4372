package shop;

import java.util.List;
import java.util.Map;

/** Where people pay. */
class Till
{
    // all of them at once
    void pay( List<Basket> baskets )
    {
        for ( Basket basket : baskets )
            ledger.book( basket.total() ); /* with tax */

        drawer.slide();
    }
}

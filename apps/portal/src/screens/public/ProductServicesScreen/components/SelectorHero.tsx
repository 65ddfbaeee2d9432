import { Box, Container, Grid, SelectorTile } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { MapDetail } from '../../../../components/MapFrame/MapFrame.tsx';
import { PageHero } from '../../../../components/PageHero/PageHero.tsx';
import { productServicesTexts as texts } from '../../../../texts/product-services.ts';
import { detailOf } from './product-details.ts';

/** The hero of the page, with three tiles that lead to the anchors below (§2). */
export function SelectorHero() {
  return (
    <>
      <PageHero
        title={texts.title}
        section={texts.kicker}
        kicker={texts.kicker}
        lead={texts.lead}
      />
      {/* A choice between images, which paper cannot follow. */}
      <div data-print="hidden">
        <Box as="nav" aria-label={texts.selector} paddingBlock="xl" rule="soft">
          <Container>
            <Grid columns={{ mobile: 1, tablet: 3 }} gap="lg">
              {texts.products.map(({ anchor, name, tile }) => (
                <SelectorTile
                  key={anchor}
                  title={name}
                  titleLevel={2}
                  description={tile}
                  image={<MapDetail name={detailOf[anchor]} />}
                  link={(props) => <Link to={{ hash: anchor }} {...props} />}
                />
              ))}
            </Grid>
          </Container>
        </Box>
      </div>
    </>
  );
}

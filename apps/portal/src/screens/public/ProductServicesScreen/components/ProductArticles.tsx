import { Button, Container, Heading, Inline, Stack, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { MapDetail } from '../../../../components/MapFrame/MapFrame.tsx';
import { paths } from '../../../../config/paths.ts';
import { type Product, productServicesTexts } from '../../../../texts/product-services.ts';
import * as styles from './ProductArticles.css.ts';
import { detailOf } from './product-details.ts';

const { products, links } = productServicesTexts;

/** The page that describes each product in detail. */
const detailPages: Record<Product['anchor'], string> = {
  GDBAudit: paths.gdbAudit.href(),
  GISConsultancy: paths.gisConsultancy.href(),
  EnvConsultancy: paths.envConsultancy.href(),
};

/**
 * The links of a card (§2). Each names its product, as the labels of the three cards are the same.
 */
function ProductLinks({ anchor, name }: Product) {
  return (
    <Inline gap="md" align="center">
      <Button asChild variant="primary">
        <Link to={detailPages[anchor]} aria-label={links.of(links.detail, name)}>
          {links.detail}
        </Link>
      </Button>
      <TextLink asChild standalone>
        <Link to={paths.downloads.href('GDBAudit')} aria-label={links.of(links.download, name)}>
          {links.download}
        </Link>
      </TextLink>
      <TextLink asChild standalone>
        <Link to={paths.contact.href()} aria-label={links.of(links.contact, name)}>
          {links.contact}
        </Link>
      </TextLink>
    </Inline>
  );
}

/** The three products, each with its anchor, its benefits and its links (§2). */
export function ProductArticles() {
  return products.map((product) => (
    <article
      key={product.anchor}
      id={product.anchor}
      className={styles.article}
      aria-labelledby={`${product.anchor}-nombre`}
    >
      <Container>
        <div className={styles.columns}>
          <Stack gap="md">
            <Heading level={2} size="xl" id={`${product.anchor}-nombre`}>
              {product.name}
            </Heading>
            <Text measure>{product.text}</Text>
            <ul className={styles.points}>
              {product.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <ProductLinks {...product} />
          </Stack>
          <div className={styles.detail}>
            <MapDetail name={detailOf[product.anchor]} />
          </div>
        </div>
      </Container>
    </article>
  ));
}

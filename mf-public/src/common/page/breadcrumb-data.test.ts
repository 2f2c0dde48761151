import { breadcrumbData } from './breadcrumb-data';

test('the steps of a trail, in order, with whole addresses', () => {
  const steps = [{ label: 'Bangalore', to: '/' }, { label: 'CA', to: "/ca's" }, { label: 'GST' }];
  expect(breadcrumbData('https://nukkad.example', steps)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Bangalore', item: 'https://nukkad.example/' },
      { '@type': 'ListItem', position: 2, name: 'CA', item: "https://nukkad.example/ca's" },
      { '@type': 'ListItem', position: 3, name: 'GST' },
    ],
  });
});

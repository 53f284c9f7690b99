/** What the storeroom of a school keeps: code, name, group, unit, barcode, package, minimum, price of a unit in centavos and what a month uses. */
export type ProdutoDoPlano = {
  codigo: string;
  nome: string;
  grupo: 'Limpeza' | 'Papelaria' | 'Cozinha' | 'Manutenção';
  unidade: string;
  gtin?: string;
  embalagem?: { nome: string; fator: string };
  minimo: string;
  preco: number;
  porMes: number;
};

export const depositosDoPlano = ['Almoxarifado', 'Cozinha', 'Oficina'] as const;

/** Where each group is kept, and used from. */
export const depositoDoGrupo: Record<ProdutoDoPlano['grupo'], (typeof depositosDoPlano)[number]> = {
  Limpeza: 'Almoxarifado',
  Papelaria: 'Almoxarifado',
  Cozinha: 'Cozinha',
  Manutenção: 'Oficina',
};

/** From whom each group is bought. */
export const fornecedorDoGrupo: Record<ProdutoDoPlano['grupo'], string> = {
  Limpeza: 'Brilho da Amazônia Serviços de Limpeza Ltda.',
  Papelaria: 'Papelaria Ver-o-Peso Ltda.',
  Cozinha: 'Distribuidora de Alimentos Marajó Ltda.',
  Manutenção: 'Clima Bom Refrigeração Ltda.',
};

export const produtosDoPlano: readonly ProdutoDoPlano[] = [
  {
    codigo: 'LIM-001',
    nome: 'Detergente 500 ml',
    grupo: 'Limpeza',
    unidade: 'UN',
    gtin: '7891000100103',
    embalagem: { nome: 'Caixa de 24', fator: '24' },
    minimo: '12',
    preco: 249,
    porMes: 20,
  },
  {
    codigo: 'LIM-002',
    nome: 'Água sanitária 2 L',
    grupo: 'Limpeza',
    unidade: 'UN',
    embalagem: { nome: 'Caixa de 6', fator: '6' },
    minimo: '6',
    preco: 619,
    porMes: 14,
  },
  {
    codigo: 'LIM-003',
    nome: 'Papel higiênico folha dupla',
    grupo: 'Limpeza',
    unidade: 'PCT',
    embalagem: { nome: 'Fardo de 8', fator: '8' },
    minimo: '16',
    preco: 1_890,
    porMes: 24,
  },
  { codigo: 'LIM-004', nome: 'Sabonete líquido 5 L', grupo: 'Limpeza', unidade: 'UN', minimo: '3', preco: 3_490, porMes: 4 },
  { codigo: 'LIM-005', nome: 'Saco de lixo 100 L', grupo: 'Limpeza', unidade: 'PCT', minimo: '5', preco: 4_275, porMes: 6 },
  {
    codigo: 'PAP-001',
    nome: 'Papel A4 75 g',
    grupo: 'Papelaria',
    unidade: 'RS',
    gtin: '7890000000017',
    embalagem: { nome: 'Caixa de 10', fator: '10' },
    minimo: '20',
    preco: 2_699,
    porMes: 30,
  },
  {
    codigo: 'PAP-002',
    nome: 'Caneta para quadro branco azul',
    grupo: 'Papelaria',
    unidade: 'UN',
    embalagem: { nome: 'Caixa de 12', fator: '12' },
    minimo: '24',
    preco: 615,
    porMes: 36,
  },
  { codigo: 'PAP-003', nome: 'Cartolina branca', grupo: 'Papelaria', unidade: 'UN', minimo: '50', preco: 129, porMes: 60 },
  { codigo: 'PAP-004', nome: 'Cola branca 1 kg', grupo: 'Papelaria', unidade: 'UN', minimo: '4', preco: 1_995, porMes: 3 },
  {
    codigo: 'COZ-001',
    nome: 'Arroz tipo 1',
    grupo: 'Cozinha',
    unidade: 'KG',
    embalagem: { nome: 'Fardo de 30 kg', fator: '30' },
    minimo: '30',
    preco: 589,
    porMes: 55,
  },
  { codigo: 'COZ-002', nome: 'Feijão carioca', grupo: 'Cozinha', unidade: 'KG', minimo: '15', preco: 847, porMes: 28 },
  {
    codigo: 'COZ-003',
    nome: 'Leite integral',
    grupo: 'Cozinha',
    unidade: 'L',
    embalagem: { nome: 'Caixa de 12', fator: '12' },
    minimo: '24',
    preco: 529,
    porMes: 70,
  },
  { codigo: 'COZ-004', nome: 'Açúcar cristal', grupo: 'Cozinha', unidade: 'KG', minimo: '10', preco: 419, porMes: 12 },
  { codigo: 'MAN-001', nome: 'Lâmpada LED 9 W', grupo: 'Manutenção', unidade: 'UN', minimo: '10', preco: 890, porMes: 8 },
  { codigo: 'MAN-002', nome: 'Tinta acrílica branca 18 L', grupo: 'Manutenção', unidade: 'LT', minimo: '2', preco: 28_900, porMes: 1 },
  { codigo: 'MAN-003', nome: 'Filtro de ar-condicionado', grupo: 'Manutenção', unidade: 'UN', minimo: '4', preco: 4_550, porMes: 3 },
];

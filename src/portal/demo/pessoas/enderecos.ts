import type { Sorteio } from '../plano/sorteio.ts';

export type Endereco = {
  cep: string;
  logradouro: string;
  numero: string;
  complemento: string | null;
  bairro: string;
  cidade: string;
  cidadeIbge: string;
  uf: string;
};

/** Neighbourhoods of Belém with the first five digits of their CEP and streets that cross them. */
const bairros: readonly { bairro: string; cep: string; ruas: readonly string[] }[] = [
  { bairro: 'Nazaré', cep: '66035', ruas: ['Avenida Nazaré', 'Travessa Doutor Moraes', 'Travessa Quintino Bocaiúva', 'Rua João Balbi'] },
  {
    bairro: 'Umarizal',
    cep: '66055',
    ruas: ['Travessa 14 de Março', 'Rua Antônio Barreto', 'Rua Boaventura da Silva', 'Rua Domingos Marreiros'],
  },
  {
    bairro: 'Batista Campos',
    cep: '66023',
    ruas: ['Rua dos Mundurucus', 'Travessa Padre Eutíquio', 'Rua dos Tamoios', 'Avenida Serzedelo Corrêa'],
  },
  { bairro: 'Reduto', cep: '66053', ruas: ['Avenida Visconde de Souza Franco', 'Rua Aristides Lobo', 'Travessa Benjamin Constant'] },
  { bairro: 'São Brás', cep: '66090', ruas: ['Avenida Governador José Malcher', 'Travessa Castelo Branco', 'Rua Farias de Brito'] },
  {
    bairro: 'Marco',
    cep: '66095',
    ruas: ['Avenida Almirante Barroso', 'Travessa Mauriti', 'Travessa Lomas Valentinas', 'Avenida Duque de Caxias', 'Travessa do Chaco'],
  },
  {
    bairro: 'Pedreira',
    cep: '66087',
    ruas: ['Avenida Pedro Miranda', 'Travessa Barão do Triunfo', 'Travessa Angustura', 'Avenida Marquês de Herval'],
  },
  {
    bairro: 'Cremação',
    cep: '66045',
    ruas: ['Avenida Conselheiro Furtado', 'Travessa 9 de Janeiro', 'Rua dos Caripunas', 'Avenida Alcindo Cacela'],
  },
  { bairro: 'Jurunas', cep: '66025', ruas: ['Avenida Roberto Camelier', 'Rua dos Pariquis', 'Rua dos Timbiras', 'Avenida Bernardo Sayão'] },
  {
    bairro: 'Guamá',
    cep: '66075',
    ruas: ['Avenida José Bonifácio', 'Rua Barão de Igarapé Miri', 'Rua dos Mundurucus', 'Rua Augusto Corrêa'],
  },
  {
    bairro: 'Telégrafo',
    cep: '66113',
    ruas: ['Avenida Senador Lemos', 'Rua do Una', 'Passagem São Benedito', 'Travessa Coronel Luís Bentes'],
  },
  { bairro: 'Sacramenta', cep: '66120', ruas: ['Avenida Doutor Freitas', 'Passagem Santa Rosa', 'Avenida Pedro Álvares Cabral'] },
  { bairro: 'Souza', cep: '66613', ruas: ['Avenida João Paulo II', 'Passagem Dalva', 'Travessa Mariz e Barros'] },
  { bairro: 'Marambaia', cep: '66615', ruas: ['Avenida Tavares Bastos', 'Rua da Mata', 'Passagem Dom Bosco'] },
  { bairro: 'Parque Verde', cep: '66635', ruas: ['Avenida Augusto Montenegro', 'Rodovia dos Trabalhadores', 'Alameda das Mangueiras'] },
  { bairro: 'Coqueiro', cep: '66670', ruas: ['Rodovia Mário Covas', 'Rua Ajax de Oliveira', 'Passagem Boa Esperança'] },
];

/** A plausible address in Belém. */
export function sortearEndereco(sorteio: Sorteio): Endereco {
  const { bairro, cep, ruas } = sorteio.escolher(bairros);
  return {
    cep: `${cep}${String(sorteio.inteiro(10, 890)).padStart(3, '0')}`,
    logradouro: sorteio.escolher(ruas),
    numero: String(sorteio.inteiro(12, 3_200)),
    complemento: sorteio.porPeso<string | null>([
      [null, 55],
      [`Apto ${sorteio.inteiro(1, 22)}0${sorteio.inteiro(1, 4)}`, 35],
      [`Casa ${sorteio.escolher(['A', 'B', 'C'])}`, 10],
    ]),
    bairro,
    cidade: 'Belém',
    cidadeIbge: '1501402',
    uf: 'PA',
  };
}

/** A cell phone of the area of Belém. */
export function sortearCelular(sorteio: Sorteio): string {
  return `(91) 9${sorteio.inteiro(8, 9)}${sorteio.digitos(3)}-${sorteio.digitos(4)}`;
}

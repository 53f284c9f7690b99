import { somarDias } from '#shared/datas.ts';
import { centavos, somar } from '#shared/dinheiro.ts';
import { escolaDeExemplo } from '#shared/papel/termos-da-escola.ts';
import type { ComoPagar } from '#domains/financeiro/boletos/segunda-via/como-pagar.ts';
import { prazoDaCarta } from '../carta.ts';
import type { DadosDaFolha } from './fatos.ts';

const dataCarta = '2026-06-01';
const pix =
  '00020126520014br.gov.bcb.pix0130financeiro@colegio.exemplo.br5204000053039865802BR5915COLEGIO EXEMPLO6005BELEM62120508CARTA04763041D3D';
const boleto = {
  linhaDigitavel: '00190500954014481606906809350314337370000000100',
  codigoBarras: '00193373700000001000500940144816060680935031',
  valorCentavos: centavos(100_000),
};

/** What the sheet is shown by: so many titles of one payer, each with its slip, and one Pix code for all. */
export function cartaDeExemplo(quantos = 2): DadosDaFolha {
  const titulos = Array.from({ length: quantos }, (_, i) => ({
    numero: `2026-0000${i + 1}`,
    descricao: `Mensalidade ${i + 1}/12 – Ana Souza`,
    dataVencimento: somarDias('2026-04-10', -30 * i),
    diasAtraso: 52 + 30 * i,
    saldoCentavos: centavos(100_000),
    multaCentavos: centavos(2_000),
    jurosCentavos: centavos(1_700 + 1_000 * i),
    totalCentavos: centavos(103_700 + 1_000 * i),
  }));
  const totalCentavos = somar(titulos.map((t) => t.totalCentavos));
  const noPrazo = (total: number) => ({ em: prazoDaCarta(dataCarta), totalCentavos: centavos(total) });
  const todos: ComoPagar = {
    tituloId: null,
    numero: 'CARTA0476',
    em: dataCarta,
    totalCentavos,
    noPrazo: noPrazo(totalCentavos + 300 * quantos),
    boleto: null,
    pix: { copiaECola: pix, origem: 'escola', chave: 'financeiro@colegio.exemplo.br' },
  };
  const cada = titulos.map(
    (t, i): ComoPagar => ({
      tituloId: i + 1,
      numero: t.numero,
      em: dataCarta,
      totalCentavos: t.totalCentavos,
      noPrazo: noPrazo(t.totalCentavos + 300),
      boleto: { ...boleto, dataVencimento: t.dataVencimento },
      pix: null,
    }),
  );
  return {
    numero: 476,
    pagadorNome: 'Rita Souza',
    endereco: {
      logradouro: 'Travessa São Pedro',
      numero: '120',
      complemento: null,
      bairro: 'Umarizal',
      cidade: 'Belém',
      uf: 'PA',
      cep: '66050360',
      pais: 'Brasil',
    },
    dataCarta,
    assunto: 'Mensagem financeira da escola',
    corpo:
      'Prezada Rita Souza,\n\nConstam em aberto os títulos abaixo:\n\n{{titulos}}\n\nPedimos que os pague, ou fale conosco, até 11/06/2026.\n\n{{pagamento}}\n\n(91) 3222-1111 · secretaria@colegio.exemplo. Se já pagou, desconsidere esta carta.',
    totalCentavos,
    titulos,
    pagamento: [todos, ...cada],
    escola: escolaDeExemplo,
  };
}

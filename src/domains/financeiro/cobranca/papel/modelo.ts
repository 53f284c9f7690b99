import { formatarData } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { definirPapel } from '#shared/papel/da-casa.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { emLinhas } from '#shared/papel/linhas.ts';
import { termosDaEscola } from '#shared/papel/termos-da-escola.ts';
import { termo } from '#shared/papel/termos.ts';
import type { Achados } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { partesDoEndereco } from '#domains/pessoas/endereco.ts';
import { prazoDaCarta } from '../carta.ts';
import '../esquemas.ts';
import { expressaoVedada } from '../limites/limites.ts';
import { medidaDe } from '../limites/medidas.ts';
import { cartaDeExemplo } from './exemplo.ts';
import type { DadosDaFolha } from './fatos.ts';
import { blocosDaCarta } from './partes.ts';
import { folhaDaCarta } from './texto.ts';

type D = DadosDaFolha;

/** The sheet of every collection letter: what the ladder's text says stands in it, and around it the school's own words, under the same limits. */
export const papelDaCarta = definirPapel<D>({
  chave: 'carta-de-cobranca',
  nome: { br: 'Carta de cobrança', en: 'Collection letter' },
  especie: 'carta',
  semSelo: true,
  termos: {
    ...termosDaEscola<D>(
      (d) => d.escola,
      (d) => d.dataCarta,
    ),
    'carta.numero': termo('Número da carta', 'Number of the letter', (d) => String(d.numero)),
    'carta.assunto': termo('Assunto do modelo da régua', "Subject of the ladder's text", (d) => d.assunto),
    'carta.total': termo('Total devido na data da carta', 'Total owed on the day of the letter', (d) => formatarReais(d.totalCentavos)),
    'carta.prazo': termo('Data até a qual responder', 'Date to answer by', (d) => formatarData(prazoDaCarta(d.dataCarta))),
    'pagador.nome': termo('Nome do responsável', 'Name of the payer', (d) => d.pagadorNome),
    'pagador.endereco': termo('Endereço do responsável', 'Address of the payer', (d) =>
      d.endereco ? partesDoEndereco(d.endereco).join(' – ') : null,
    ),
  },
  listas: {},
  inteiros: {
    'carta.texto': {
      significado: {
        br: 'O que diz o modelo da régua, com os títulos e as formas de pagar',
        en: "What the ladder's text says, with the titles and the ways to pay",
      },
      blocos: blocosDaCarta,
    },
  },
  exigencias: [
    {
      nome: 'pagador.nome',
      oQue: {
        br: 'a quem a carta se dirige (Lei nº 8.078/1990, art. 42)',
        en: 'to whom the letter is addressed (Lei nº 8.078/1990, art. 42)',
      },
    },
    { nome: 'data', oQue: { br: 'o dia em que os valores são devidos', en: 'the day on which the amounts are owed' } },
    {
      nome: 'carta.texto',
      oQue: { br: 'o texto da régua, com os títulos e como pagar', en: "the ladder's text, with the titles and how to pay" },
    },
  ],
  conteudo: folhaDaCarta,
  exemplo: cartaDeExemplo,
  conferir: conferirFolha,
});

/** The school's words on the sheet are judged as those of the ladder are; and no measure may be announced to whoever is a day late. */
function conferirFolha(conteudo: ConteudoDoPapel, achados: Achados): void {
  const corpo = emLinhas(conteudo).slice(1).join('\n');
  const expressao = expressaoVedada(corpo);
  if (expressao !== null) achados.addIssue(recusa('EXPRESSAO_VEDADA', { expressao }, ['blocos']));
  if (medidaDe({ assunto: '', corpo }) !== null) achados.addIssue(recusa('MEDIDA_NA_FOLHA', {}, ['blocos']));
}

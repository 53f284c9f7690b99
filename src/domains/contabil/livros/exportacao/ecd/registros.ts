import type { GrupoConta } from '../../../grupos.ts';
import { type ContaEcd, type DadosEcd, fimDo, inicioDo, type MesEcd, type PartidaEcd } from './dados.ts';
import { blocoJ } from './demonstracoes.ts';
import { VERSAO_DO_LEIAUTE } from './leiaute.ts';
import { dia, lado, type RegistroEcd, valor } from './linhas.ts';

const naturezas: Readonly<Record<GrupoConta, string>> = {
  ativo: '01',
  passivo: '02',
  patrimonio: '03',
  receita: '04',
  despesa: '04',
  apuracao: '04',
};
const centro = (id: number | null): string => (id === null ? '' : String(id));
/** Nothing stands on no side. */
const ladoOuNada = (saldo: number): string => (saldo === 0 ? '' : lado(saldo));

function bloco0({ ano, escola, signatarios: s }: DadosEcd): RegistroEcd[] {
  const [de, ate] = [dia(inicioDo(ano)), dia(fimDo(ano))];
  const identificacao = ['LECD', de, ate, escola.nome, escola.cnpj ?? '', escola.uf ?? '', '', s.municipioIbge ?? '', '', ''];
  // Begins on 1 January, original, no large company, no partnership, in reais, alone and central, with the same chart.
  return [
    ['0000', ...identificacao, 0, s.nire === null ? 0 : 1, 0, '', 0, 0, '', 'N', 'N', 0, 0, s.planoReferencial ?? ''],
    ['0001', 0],
  ];
}

function plano({ ano, contas, signatarios }: DadosEcd): RegistroEcd[] {
  return contas.flatMap((conta: ContaEcd): RegistroEcd[] => {
    const criada = conta.criadaEm < fimDo(ano) ? conta.criadaEm : inicioDo(ano);
    const analitica = conta.tipo === 'analitica';
    return [
      ['I050', dia(criada), naturezas[conta.grupo], analitica ? 'A' : 'S', conta.nivel, conta.codigo, conta.codigoPai ?? '', conta.nome],
      ...(analitica && conta.codigoReferencial !== null && signatarios.planoReferencial !== null
        ? [['I051', '', conta.codigoReferencial] as const]
        : []),
      ...(analitica ? [['I052', '', conta.codigo] as const] : []),
    ];
  });
}

function saldosDoMes({ inicio, fim, saldos }: MesEcd): RegistroEcd[] {
  return [
    ['I150', dia(inicio), dia(fim)],
    ...saldos.map(({ conta, centroCustoId, anterior, debitos, creditos }): RegistroEcd => {
      const final = anterior + debitos - creditos;
      const movimento = [valor(debitos), valor(creditos)];
      return ['I155', conta, centro(centroCustoId), valor(anterior), ladoOuNada(anterior), ...movimento, valor(final), ladoOuNada(final)];
    }),
  ];
}

/** The registers of a closed year in their order, without those that close blocks. `linhas` is how many the file will have. */
export async function* registrosDoAno(
  dados: DadosEcd,
  partidas: AsyncIterable<readonly PartidaEcd[]>,
  linhas: number,
): AsyncGenerator<RegistroEcd> {
  const { ano, numeroDoLivro, escola, signatarios, centros, meses, resultados } = dados;
  yield* bloco0(dados);
  yield ['I001', 0];
  yield ['I010', 'G', VERSAO_DO_LEIAUTE];
  const constituicao = signatarios.dataConstituicao === null ? '' : dia(signatarios.dataConstituicao);
  const livro = [numeroDoLivro, 'Livro Diário Geral', linhas, escola.nome, signatarios.nire ?? '', escola.cnpj ?? ''];
  yield ['I030', 'TERMO DE ABERTURA', ...livro, constituicao, '', escola.cidade ?? '', dia(fimDo(ano))];
  yield* plano(dados);
  for (const { id, nome } of centros) yield ['I100', dia(inicioDo(ano)), centro(id), nome];
  for (const mes of meses) yield* saldosDoMes(mes);
  let numero: number | null = null;
  for await (const lote of partidas)
    for (const p of lote) {
      if (p.numero !== numero) yield ['I200', p.numero, dia(p.data), valor(p.valorCentavos), p.encerramento ? 'E' : 'N', ''];
      numero = p.numero;
      yield [
        'I250',
        p.conta,
        centro(p.centroCustoId),
        valor(p.movimentoCentavos),
        lado(p.movimentoCentavos),
        p.documento ?? '',
        '',
        p.historico,
        '',
      ];
    }
  yield ['I350', dia(fimDo(ano))];
  for (const { conta, centroCustoId, saldo } of resultados) yield ['I355', conta, centro(centroCustoId), valor(saldo), lado(saldo)];
  yield* blocoJ(dados, linhas);
}

import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import type { Filtro } from '#platform/web/tabela/index.ts';
import type { CampoDaConsulta } from '#platform/web/tabela/tipos.ts';
import { buscarContasContabeis } from '#domains/contabil/plano-contas/web/door.tsx';
import { type lancamentosApi, origens, situacoesLancamento } from '../../api.ts';
import { useCentrosDeCusto } from '../../editor/web/door.tsx';
import { textosLancamento } from '../../texts.ts';

/** What caused entries, as links from there name it in the address. */
export const deOndeVieram = [
  { chave: 'titulo', destino: 'titulo', campo: 'TituloId' },
  { chave: 'tituloPagar', destino: 'tituloPagar', campo: 'TituloPagarId' },
  { chave: 'contrato', destino: 'contrato', campo: 'ContratoId' },
  { chave: 'movimento', destino: 'caixa', campo: 'MovimentoId' },
  { chave: 'operacao', destino: 'estoque', campo: 'OperacaoId' },
] as const;

/** What posted entries are asked for by, on each screen that lists them. */
export function useFiltrosDeLancamentos(): Filtro<CampoDaConsulta<typeof lancamentosApi.listar>>[] {
  const t = useTextos(textosLancamento);
  const centros = useCentrosDeCusto();
  const [endereco] = useEndereco(...deOndeVieram.map(({ chave }) => chave));
  return [
    { chave: 'conta', rotulo: t('conta'), tipo: 'busca', campo: 'ContaId', buscar: buscarContasContabeis, fixo: true },
    { chave: 'centro', rotulo: t('centroCusto'), tipo: 'selecao', campo: 'CentroCustoId', opcoes: centros },
    { chave: 'numero', rotulo: t('numero'), tipo: 'texto', campo: 'Numero' },
    { chave: 'valor', rotulo: t('valor'), tipo: 'valores', campoDe: 'ValorDe', campoAte: 'ValorAte' },
    {
      chave: 'origem',
      rotulo: t('origem'),
      tipo: 'selecao',
      campo: 'Origem',
      opcoes: origens.map((valor) => ({ valor, rotulo: t(valor) })),
    },
    {
      chave: 'situacao',
      rotulo: t('situacao'),
      tipo: 'selecao',
      campo: 'Situacao',
      opcoes: situacoesLancamento.map((valor) => ({ valor, rotulo: t(valor) })),
    },
    // Named by an id that only a link knows: offered where one led here.
    ...deOndeVieram.flatMap(({ chave, destino, campo }) =>
      endereco[chave] === undefined ? [] : [{ chave, rotulo: t(`destino.${destino}`), tipo: 'texto' as const, campo }],
    ),
  ];
}

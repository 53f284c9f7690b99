import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { AcaoEmMassa } from '#platform/web/tabela/index.ts';
import { configuracaoDosContratosApi } from '#domains/academico/contratos/api.ts';
import { assinaturasApi } from '#domains/academico/contratos/assinaturas/api.ts';
import { contratosLotesApi } from '../api.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';
import type { CancelamentoPedido } from '#domains/academico/contratos/ciclo/cancelamento/web/door.tsx';

type Linha = { id: number; situacao: string };
type Opcoes = {
  aoIniciar: (tarefaId: number) => void;
  aoCancelar: (ids: readonly number[]) => void;
  aoImprimir: (ids: readonly number[]) => void;
  aoAssinar: (ids: readonly number[]) => void;
};
const chave = () => ({ chaveIdempotencia: crypto.randomUUID() });

/** What may be done with many contracts at once, each asked first and followed to its result. */
export function useLotes({ aoIniciar, aoCancelar, aoImprimir, aoAssinar }: Opcoes) {
  const t = useTextos(textosContrato);
  const { pode } = useSessao();
  const configuracao = useConsulta(configuracaoDosContratosApi.obterConfiguracao, {}, { validadeMs: 60_000 });
  const comLote = (
    qual: 'ativarSelecionados' | 'enviarSelecionados' | 'encerrarSelecionados' | 'contraAssinarSelecionados',
    perguntar: (n: number) => { texto: string; consequencia: string },
    chamarLote: (ids: number[]) => Promise<{ tarefaId: number }>,
  ): AcaoEmMassa<Linha> => ({
    chave: qual,
    rotulo: t(qual),
    aceitaFiltro: false,
    aoExecutar: async (escolha) => {
      const ids = escolha.tipo === 'itens' ? escolha.ids.map(Number) : [];
      const sim = await confirmar({
        titulo: t(qual),
        ...perguntar(ids.length),
        rotuloConfirmar: t(qual),
      });
      if (!sim) return false;
      const { tarefaId } = await chamarLote(ids);
      avisar.info(t('loteIniciado'));
      aoIniciar(tarefaId);
      return true;
    },
  });
  const mudar = (
    qual: 'ativarSelecionados' | 'enviarSelecionados' | 'encerrarSelecionados',
    para: 'ativo' | 'aguardando_assinatura' | 'encerrado',
    chamarLote: (ids: number[]) => Promise<{ tarefaId: number }>,
  ): AcaoEmMassa<Linha> =>
    comLote(
      qual,
      (n) => ({
        texto: t('confirmaSituacao', { status: t(`situacao_${para}`) }),
        consequencia: t(para === 'ativo' ? 'consequenciaAtivarVarios' : 'consequenciaVarios', { n }),
      }),
      chamarLote,
    );
  const comEscolha = (
    nome: 'cancelarSelecionados' | 'imprimirSelecionados' | 'assinarPorLink',
    fazer: (ids: readonly number[]) => void,
  ): AcaoEmMassa<Linha> => ({
    chave: nome,
    rotulo: t(nome),
    perigo: nome === 'cancelarSelecionados',
    aceitaFiltro: false,
    aoExecutar: (escolha) => {
      if (escolha.tipo === 'itens') fazer(escolha.ids.map(Number));
      return false;
    },
  });
  const acoes = [
    comEscolha('imprimirSelecionados', aoImprimir),
    ...(pode('contratos', 'editar')
      ? [
          ...(configuracao.data?.exigeAssinatura
            ? [
                mudar('enviarSelecionados', 'aguardando_assinatura', (ids) =>
                  chamar(contratosLotesApi.enviarVariosParaAssinatura, { body: { ids } }, chave()),
                ),
              ]
            : []),
          mudar('ativarSelecionados', 'ativo', (ids) => chamar(contratosLotesApi.ativarContratos, { body: { ids } }, chave())),
          mudar('encerrarSelecionados', 'encerrado', (ids) => chamar(contratosLotesApi.encerrarContratos, { body: { ids } }, chave())),
          comEscolha('assinarPorLink', aoAssinar),
          comLote(
            'contraAssinarSelecionados',
            (n) => ({ texto: t('contraAssinarSelecionadosTexto'), consequencia: t('consequenciaVarios', { n }) }),
            (ids) => chamar(assinaturasApi.contraAssinarVarios, { body: { ids } }, chave()),
          ),
          comEscolha('cancelarSelecionados', aoCancelar),
        ]
      : []),
  ];
  const cancelar = async (ids: readonly number[], pedido: CancelamentoPedido): Promise<void> => {
    const { tarefaId } = await chamar(contratosLotesApi.cancelarContratos, { body: { ids: [...ids], ...pedido } }, chave());
    aoIniciar(tarefaId);
  };
  return { acoes, cancelar };
}

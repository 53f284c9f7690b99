import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Cartoes } from '#platform/web/pagina/pagina.tsx';
import type { EntradaCliente } from '#shared/endpoint.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { contratosApi } from '../api.ts';
import { situacoesContrato } from '#domains/academico/contratos/situacoes.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';

/** How many contracts of the rest of the filter stand in each state; each card opens the list of its own, keeping that filter. */
export function NumerosPorSituacao({ filtro }: { filtro: Readonly<Record<string, unknown>> }) {
  const t = useTextos(textosContrato);
  // The table names its filters by the endpoint's own query keys; these are those of the list.
  const entrada = { query: filtro } as EntradaCliente<typeof contratosApi.contarContratosPorSituacao>;
  const { data } = useConsulta(contratosApi.contarContratosPorSituacao, entrada, { manterAnterior: true });
  const [busca] = useBusca();
  const { p: _, situacao: __, ...outros } = busca;
  const encerraveis = data?.reduce((soma, linha) => soma + linha.encerraveis, 0) ?? 0;
  // The rarer states show when some contract is in them: the cards add up to the contracts of the filter.
  const visiveis = situacoesContrato.filter(
    (situacao) =>
      ['rascunho', 'ativo', 'cancelado'].includes(situacao) || data?.some((item) => item.situacao === situacao && item.quantidade > 0),
  );
  const cartoes = visiveis.map((situacao) => {
    const linha = data?.find((item) => item.situacao === situacao);
    const total = linha && linha.totalCentavos > 0 ? ` · ${formatarReais(linha.totalCentavos).replace(' ', '\u00a0')}` : '';
    const valor = data ? `${linha?.quantidade ?? 0}${total}` : null;
    return { rotulo: t(`situacao_${situacao}`), valor, elo: { tela: 'contratos', search: { ...outros, situacao } } } as const;
  });
  const elo = { tela: 'contratos', search: { ...outros, encerraveis: 'true' } } as const;
  const aEncerrar = { rotulo: t('prontosParaEncerrar'), valor: encerraveis, elo } as const;
  return <Cartoes numeros={encerraveis > 0 ? [...cartoes, aEncerrar] : cartoes} />;
}

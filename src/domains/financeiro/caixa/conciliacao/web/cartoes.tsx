import { useTextos } from '#platform/web/i18n.tsx';
import { Cartoes } from '#platform/web/pagina/pagina.tsx';
import { useEloDaLista } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { conciliacaoApi } from '../api.ts';
import { textosConciliacao } from '../texts.ts';

type Posicao = RespostaCliente<typeof conciliacaoApi.obterPosicao>;

/** Where an account stands: what waits, both balances, and what nothing explains. */
export function CartoesDaPosicao({ posicao: p }: { posicao: Posicao | undefined }) {
  const t = useTextos(textosConciliacao);
  const elo = useEloDaLista('financeiro-lancamentos');
  const reais = (valor: Centavos | null | undefined) => (valor === undefined ? null : valor === null ? '—' : formatarReais(valor));
  const resto = p?.semExplicacaoCentavos;
  return (
    <Cartoes
      numeros={[
        {
          rotulo: t('pendentes'),
          valor: p ? p.pendentes.quantidade : null,
          ...(p && p.pendentes.quantidade > 0 ? { tom: 'alerta' as const } : {}),
          elo: elo({ situacao: 'pendente' }),
        },
        { rotulo: t('saldoBanco', { data: p ? formatarData(p.ate) : '…' }), valor: reais(p?.saldoBancoCentavos) },
        { rotulo: t('saldoLivros'), valor: reais(p?.saldoLivrosCentavos) },
        {
          rotulo: t('semExplicacao'),
          valor: reais(resto),
          ...(resto == null ? {} : { tom: resto === 0 ? ('sucesso' as const) : ('perigo' as const) }),
        },
        { rotulo: t('conciliadaAte'), valor: p ? (p.conciliadaAte === null ? t('nunca') : formatarData(p.conciliadaAte)) : null },
      ]}
    />
  );
}

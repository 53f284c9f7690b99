import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { textosConciliacao } from '../texts.ts';
import type { Sugestao } from './sugestoes.ts';

/** The movements of the books that a line is, or seems to be. */
export function LancamentosDaLinha({ lancamentos }: { lancamentos: Sugestao['lancamentos'] }) {
  const t = useTextos(textosConciliacao);
  if (lancamentos.length === 0) return null;
  return (
    <Tabela
      legenda={t('lancamentos')}
      colunas={[t('numero'), t('data'), t('historico'), t('valor')]}
      numericas={[0, 3]}
      cartao={{ titulo: 2, apoio: 1, valor: 3 }}
      linhas={lancamentos.map((m) => ({
        chave: m.id,
        celulas: [m.numero, formatarData(m.data), m.historico, formatarValor(m.valorCentavos)],
      }))}
    />
  );
}

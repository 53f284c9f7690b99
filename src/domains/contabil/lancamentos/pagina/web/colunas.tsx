import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import type { Coluna, LinhaDe } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import type { lancamentosApi } from '../../api.ts';
import { textosLancamento } from '../../texts.ts';
import { tomDoLancamento } from '../../web/rotulos.ts';

type Linha = LinhaDe<typeof lancamentosApi.listar>;

/** The columns of posted entries, on each screen that lists them. */
export function useColunasDeLancamentos(): Coluna<Linha>[] {
  const t = useTextos(textosLancamento);
  const conta = (lado: Linha['debito']): string => (lado ? `${lado.codigo} ${lado.nome}` : t('diversas'));
  return [
    {
      chave: 'numero',
      titulo: t('numero'),
      ordenavel: true,
      alinhamento: 'direita',
      largura: '6rem',
      render: (l) => `${l.numero}/${l.ano}`,
    },
    {
      chave: 'dataLancamento',
      titulo: t('data'),
      ordenavel: 'data',
      largura: '7rem',
      noCartao: true,
      render: (l) => formatarData(l.dataLancamento),
    },
    { chave: 'historico', titulo: t('historico'), principal: true, cede: true },
    { chave: 'debito', titulo: t('debito'), cede: true, render: (l) => conta(l.debito) },
    { chave: 'credito', titulo: t('credito'), cede: true, render: (l) => conta(l.credito) },
    { chave: 'documento', titulo: t('documento'), oculta: true, render: (l) => l.documento ?? '—' },
    { chave: 'origem', titulo: t('origem'), oculta: true, render: (l) => t(l.origem) },
    {
      chave: 'valorCentavos',
      titulo: t('valor'),
      ordenavel: 'valor',
      alinhamento: 'direita',
      principal: true,
      render: (l) => formatarValor(l.valorCentavos),
    },
    {
      chave: 'situacao',
      titulo: t('situacao'),
      render: (l) => (l.situacao === 'vigente' ? '' : <Etiqueta tom={tomDoLancamento[l.situacao]}>{t(l.situacao)}</Etiqueta>),
    },
  ];
}

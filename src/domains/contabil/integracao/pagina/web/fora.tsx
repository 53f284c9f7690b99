import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { integracaoApi as api } from '../../api.ts';
import { motivosDeFora } from '../../fora.ts';
import { textosIntegracao } from '../../texts.ts';
import { useNomesDaIntegracao } from './nomes.ts';

/** The facts that stay out of the books, and why: by a rule, by a person, or because the books opened with them in their balances. */
export default function Fora() {
  const t = useTextos(textosIntegracao);
  const { idioma } = useIdioma();
  const motivos = useOpcoes(motivosDeFora);
  const nomes = useNomesDaIntegracao();
  return (
    <TabelaDados
      tela="financeiro-integracao-contabil"
      titulo={t('aba.fora')}
      endpoint={api.listarFora}
      ordemPadrao={{ campo: 'data', ascendente: false }}
      nomeDaLinha={(f) => `${nomes.evento(f.evento)} ${f.id}`}
      vazio={{ titulo: t('nadaDeFora'), texto: t('nadaDeForaTexto') }}
      filtros={[
        { chave: 'motivo', rotulo: t('motivo'), tipo: 'selecao', campo: 'Motivo', opcoes: motivos, fixo: true },
        { chave: 'dias', rotulo: t('data'), tipo: 'datas', campoDe: 'De', campoAte: 'Ate', fixo: true },
      ]}
      colunas={[
        { chave: 'data', titulo: t('data'), ordenavel: true, render: (f) => formatarData(f.dataFato) },
        { chave: 'evento', titulo: t('evento'), principal: true, render: (f) => nomes.evento(f.evento) },
        { chave: 'documento', titulo: t('documento'), cede: true, render: (f) => f.documento ?? '—' },
        { chave: 'motivo', titulo: t('motivo'), render: (f) => rotuloDe(motivosDeFora, f.motivo, idioma) },
        {
          chave: 'razao',
          titulo: t('razao'),
          cede: true,
          render: (f) => [f.razao, f.usuarioNome].filter(Boolean).join(' · ') || '—',
        },
        {
          chave: 'valor',
          titulo: t('valor'),
          ordenavel: true,
          alinhamento: 'direita',
          principal: true,
          render: (f) => formatarValor(f.valorCentavos),
        },
      ]}
    />
  );
}

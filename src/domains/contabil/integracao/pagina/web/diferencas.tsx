import { useTextos } from '#platform/web/i18n.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { integracaoApi as api } from '../../api.ts';
import { textosIntegracao } from '../../texts.ts';
import { useNomesDaIntegracao } from './nomes.ts';

type Linhas = RespostaCliente<typeof api.listarDiferencas>['itens'][number]['lancadas'];

/** Posted entries that the rules of today would make otherwise, with both. */
export default function Diferencas({ de, ate }: { de: string; ate: string }) {
  const t = useTextos(textosIntegracao);
  const nomes = useNomesDaIntegracao();
  return (
    <TabelaDados
      tela="financeiro-integracao-contabil"
      titulo={t('aba.diferencas')}
      endpoint={api.listarDiferencas}
      entrada={{ query: { De: de, Ate: ate } }}
      ordemPadrao={{ campo: 'data', ascendente: true }}
      linhaHref={(l: { lancamentoId: number }) => `/contabil/lancamentos/${l.lancamentoId}`}
      nomeDaLinha={(l) => `${l.numero}/${l.ano}`}
      vazio={{ titulo: t('semDiferencas'), texto: t('semDiferencasTexto') }}
      colunas={[
        { chave: 'data', titulo: t('data'), ordenavel: true, render: (l) => formatarData(l.dataFato) },
        { chave: 'numero', titulo: t('lancamento'), principal: true, render: (l) => `${l.numero}/${l.ano}` },
        { chave: 'evento', titulo: t('evento'), render: (l) => nomes.evento(l.evento) },
        { chave: 'lancadas', titulo: t('lancado'), cede: true, render: (l) => <Contas linhas={l.lancadas} /> },
        { chave: 'pelasRegras', titulo: t('pelasRegras'), cede: true, render: (l) => <Contas linhas={l.pelasRegras} /> },
        { chave: 'valor', titulo: t('valor'), alinhamento: 'direita', render: (l) => formatarValor(l.valorCentavos) },
      ]}
    />
  );
}

function Contas({ linhas }: { linhas: Linhas }) {
  return <>{linhas.map((l) => `${l.debitoCentavos > 0 ? 'D' : 'C'} ${l.codigo}`).join(' · ') || '—'}</>;
}

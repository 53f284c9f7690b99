import { CampoBusca, camposDe } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosHistorico } from '../texts.ts';
import { buscarInstituicoesAtivas } from './opcoes.ts';

const campo = camposDe<{ instituicaoId: number | null }>();

/** The institution of a new record; the one that the list is filtered by is proposed. */
export function CampoInstituicao({ proposta }: { proposta: { id: number; nome: string } | null }) {
  const t = useTextos(textosHistorico);
  const inicial = proposta && { valor: proposta.id, rotulo: proposta.nome };
  return (
    <CampoBusca
      nome={campo('instituicaoId')}
      rotulo={t('instituicao')}
      colunas={12}
      buscar={buscarInstituicoesAtivas}
      inicial={inicial}
      autoFoco={inicial === null}
    />
  );
}

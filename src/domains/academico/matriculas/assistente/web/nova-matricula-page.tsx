import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca, useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { PaginaCarregando, PaginaQueFalhou } from '#platform/web/registro/registro.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { matriculasApi } from '#domains/academico/matriculas/api.ts';
import { matriculasNovaApi } from '#domains/academico/matriculas/nova/api.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { Assistente, type Feita } from './assistente.tsx';
import { idDoEndereco } from '#domains/academico/matriculas/web/rotulos.ts';

/** Enrolling step by step. It may start from a person (`/{idPessoa}`) or from a sibling's enrollment (`?irmao=`). */
export default function NovaMatriculaPage() {
  const t = useTextos(textosMatricula);
  const irPara = useIrPara();
  const [busca] = useBusca();
  const pessoaId = idDoEndereco(useParametros()['idPessoa']);
  const irmaoId = idDoEndereco(typeof busca['irmao'] === 'string' ? busca['irmao'] : undefined);
  const anos = useAnosLetivos();
  const pessoa = useConsulta(matriculasNovaApi.prepararMatricula, { params: { pessoaId: pessoaId ?? 0 } }, { ativa: pessoaId !== null });
  const irmao = useConsulta(matriculasApi.obterMatricula, { params: { id: irmaoId ?? 0 } }, { ativa: irmaoId !== null });
  const aoMatricular = ({ id, codigo }: Feita): void => {
    avisar.sucesso(t('matriculaFeita', { codigo }));
    // Back goes to where the enrollment was started from, not to an empty wizard.
    void irPara('visualizar-matricula', { id }, { feita: 'sim' }, { substituir: true });
  };
  const falhou = [pessoa, irmao].find(({ data, error }) => error !== null && data === undefined);
  const espera = !anos.carregou || (pessoaId !== null && !pessoa.data) || (irmaoId !== null && !irmao.data);
  if (falhou) return <PaginaQueFalhou consulta={falhou} />;
  if (espera) return <PaginaCarregando />;
  return (
    <Assistente
      key={`${pessoaId}-${irmaoId}`}
      aluno={pessoa.data?.aluno ?? null}
      irmao={irmao.data ?? null}
      anoLetivoAtualId={anos.anoLetivoAtualId}
      aoMatricular={aoMatricular}
    />
  );
}

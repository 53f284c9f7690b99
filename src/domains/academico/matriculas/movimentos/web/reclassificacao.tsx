import { saidasApi } from '#domains/academico/contratos/saidas/api.ts';
import { esquemaReclassificacao } from '#domains/academico/contratos/saidas/esquemas.ts';
import { DestinoDoContrato } from '#domains/academico/contratos/saidas/web/door.tsx';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { CampoData, camposDe, CampoSelecao, CampoTextoLongo, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { EscolhaDeTurma } from '#domains/academico/matriculas/enturmacao/web/door.tsx';
import { Moldura, nomesDe, type PropsDoAto } from './moldura.tsx';
import { useHoje } from './hoje.ts';
import { manter } from './partida.tsx';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

const campo = camposDe<typeof esquemaReclassificacao>();

/** The student goes on in another course of the same year: this enrollment ends, and a new one begins with the same guardians. */
export function Reclassificacao(props: PropsDoAto) {
  const t = useTextos(textosRegistro);
  const hoje = useHoje();
  const { id } = props.matricula;
  return (
    <Moldura
      {...props}
      ato="reclassificacao"
      consequencia={t('efeito_reclassificacao', nomesDe(props.matricula))}
      esquema={esquemaReclassificacao}
      iniciais={{ cursoId: '', turmaId: '', dataMovimento: hoje, motivo: '', motivoExcedente: '', contrato: manter }}
      enviar={(body, chaveIdempotencia) => chamar(saidasApi.reclassificar, { params: { id }, body }, { chaveIdempotencia })}
    >
      <Lugar matricula={props.matricula} hoje={hoje} />
      <CampoTextoLongo nome={campo('motivo')} rotulo={t('motivo')} maximo={500} linhas={2} />
      <DestinoDoContrato matriculaId={id} verbo="reclassificacao" />
    </Moldura>
  );
}

function Lugar({ matricula: { curso, anoLetivo }, hoje }: { matricula: MatriculaAberta; hoje: string }) {
  const t = useTextos(textosRegistro);
  const { definir } = useFormulario();
  const cursoId = useValor(campo('cursoId'));
  const { cursos, turmas, carregou } = useOpcoesEstrutura(anoLetivo.id);
  if (!carregou) return <Esqueleto linhas={4} />;
  const outros = cursos.filter((c) => c.ativo && c.id !== curso.id);
  return (
    <>
      <CampoSelecao
        nome={campo('cursoId')}
        rotulo={t('novoCurso')}
        colunas={7}
        opcoes={comoOpcoes(outros)}
        aoMudar={() => definir(campo('turmaId'), '')}
      />
      <CampoData nome={campo('dataMovimento')} rotulo={t('aPartirDe')} maxima={hoje} colunas={5} />
      <EscolhaDeTurma
        turmas={turmas.filter((turma) => turma.cursoId === cursoId && turma.anoLetivoId === anoLetivo.id)}
        rotulo={t('novaTurmaRotulo')}
        espera={typeof cursoId === 'number' ? null : t('escolhaCurso')}
      />
    </>
  );
}

import {
  CampoAlternar,
  CampoData,
  camposDe,
  CampoSelecao,
  CampoTextoLongo,
  SecaoFormulario,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { AvisoDeRepeticao } from './aviso-de-repeticao.tsx';
import { EscolhaDeTurma } from '#domains/academico/matriculas/enturmacao/web/door.tsx';
import type { formNovaMatricula } from './valores.ts';

const campo = camposDe<typeof formNovaMatricula>();

/** Where: year, course, and the class with its free places in sight. */
export function PassoTurma() {
  const t = useTextos(textosMatricula);
  const { definir } = useFormulario();
  const [anoLetivoId, cursoId] = [useValor(campo('anoLetivoId')), useValor(campo('cursoId'))];
  const { anos } = useAnosLetivos();
  const { cursos, turmas, carregou } = useOpcoesEstrutura(typeof anoLetivoId === 'number' ? anoLetivoId : undefined);
  const doCurso = turmas.filter((turma) => turma.cursoId === cursoId && turma.anoLetivoId === anoLetivoId);
  if (!carregou) return <Esqueleto linhas={6} />;
  const escolhidos = typeof cursoId === 'number' && typeof anoLetivoId === 'number';
  const semTurma = (): void => {
    definir(campo('turmaId'), '');
    definir(campo('motivoExcedente'), null);
  };
  return (
    <>
      <SecaoFormulario titulo={t('ondeVaiEstudar')}>
        <CampoSelecao
          nome={campo('anoLetivoId')}
          rotulo={t('anoLetivo')}
          colunas={3}
          opcoes={anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }))}
          aoMudar={semTurma}
        />
        <CampoSelecao
          nome={campo('cursoId')}
          rotulo={t('curso')}
          colunas={6}
          opcoes={cursos.filter((c) => c.ativo).map(({ id, nome }) => ({ valor: id, rotulo: nome }))}
          aoMudar={semTurma}
        />
        <CampoData nome={campo('dataMatricula')} rotulo={t('dataMatricula')} colunas={3} />
        <EscolhaDeTurma turmas={doCurso} espera={escolhidos ? null : t('escolhaAnoECurso')} />
        <CampoAlternar nome={campo('preMatricula')} rotulo={t('preMatricula')} colunas={12} />
        <CampoTextoLongo nome={campo('observacoes')} rotulo={t('observacoes')} maximo={2000} linhas={2} />
      </SecaoFormulario>
      <AvisoDeRepeticao />
    </>
  );
}

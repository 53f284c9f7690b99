import {
  CampoAlternar,
  CampoData,
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
import { textosMatricula } from '../texts.ts';
import { AvisoDeRepeticao } from './aviso-de-repeticao.tsx';
import { EscolhaDeTurma } from './escolha-de-turma.tsx';

/** Where: year, course, and the class with its free places in sight. */
export function PassoTurma() {
  const t = useTextos(textosMatricula);
  const { definir } = useFormulario();
  const [anoLetivoId, cursoId] = [useValor('anoLetivoId'), useValor('cursoId')];
  const { anos } = useAnosLetivos();
  const { cursos, turmas, carregou } = useOpcoesEstrutura(typeof anoLetivoId === 'number' ? anoLetivoId : undefined);
  const doCurso = turmas.filter((turma) => turma.cursoId === cursoId && turma.anoLetivoId === anoLetivoId);
  if (!carregou) return <Esqueleto linhas={6} />;
  const escolhidos = typeof cursoId === 'number' && typeof anoLetivoId === 'number';
  const semTurma = (): void => {
    definir('turmaId', '');
    definir('motivoExcedente', null);
  };
  return (
    <>
      <SecaoFormulario titulo={t('ondeVaiEstudar')}>
        <CampoSelecao
          nome="anoLetivoId"
          rotulo={t('anoLetivo')}
          colunas={3}
          opcoes={anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }))}
          aoMudar={semTurma}
        />
        <CampoSelecao
          nome="cursoId"
          rotulo={t('curso')}
          colunas={6}
          opcoes={cursos.filter((c) => c.ativo).map(({ id, nome }) => ({ valor: id, rotulo: nome }))}
          aoMudar={semTurma}
        />
        <CampoData nome="dataMatricula" rotulo={t('dataMatricula')} colunas={3} />
        <EscolhaDeTurma turmas={doCurso} espera={escolhidos ? null : t('escolhaAnoECurso')} />
        <CampoAlternar nome="preMatricula" rotulo={t('preMatricula')} colunas={12} />
        <CampoTextoLongo nome="observacoes" rotulo={t('observacoes')} maximo={2000} linhas={2} />
      </SecaoFormulario>
      <AvisoDeRepeticao />
    </>
  );
}

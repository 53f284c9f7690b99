import { saidasApi } from '#domains/academico/contratos/saidas/api.ts';
import { esquemaRetorno } from '#domains/academico/contratos/saidas/esquemas.ts';
import { textosSaidas } from '#domains/academico/contratos/saidas/texts.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { CampoData, CampoMarcar, camposDe, CampoTextoLongo } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { useContratosDaMatricula } from './use-contratos.ts';
import { EscolhaDeTurma } from '#domains/academico/matriculas/enturmacao/web/door.tsx';
import { Moldura, type PropsDoAto } from './moldura.tsx';
import { useHoje } from './hoje.ts';

const campo = camposDe<typeof esquemaRetorno>();

/** A suspended student comes back into a class; the contract that was suspended with the enrollment comes back when asked. */
export function Retorno(props: PropsDoAto) {
  const t = useTextos(textosRegistro);
  const ts = useTextos(textosSaidas);
  const hoje = useHoje();
  const { pode } = useSessao();
  const { id, curso, anoLetivo, aluno, enturmacoes } = props.matricula;
  const { turmas, carregou } = useOpcoesEstrutura(anoLetivo.id);
  const contratos = useContratosDaMatricula(id);
  const suspenso = contratos.data?.itens.some(({ situacao }) => situacao === 'suspenso') === true && pode('contratos', 'editar');
  if (!carregou || contratos.isLoading) return null;
  const anterior = enturmacoes.find((e) => !e.desfeita)?.turmaId;
  const doCurso = turmas.filter((turma) => turma.cursoId === curso.id && turma.anoLetivoId === anoLetivo.id);
  const volta = doCurso.find((turma) => turma.id === anterior && turma.situacao === 'aberta' && turma.vagasLivres > 0);
  return (
    <Moldura
      {...props}
      ato="retorno"
      consequencia={t('efeito_retorno', { nome: aluno.nome })}
      esquema={esquemaRetorno}
      iniciais={{ turmaId: volta?.id ?? '', dataMovimento: hoje, motivo: '', motivoExcedente: '', reativarContrato: suspenso }}
      enviar={(body, chaveIdempotencia) => chamar(saidasApi.retornar, { params: { id }, body }, { chaveIdempotencia })}
    >
      <EscolhaDeTurma turmas={doCurso} rotulo={t('novaTurmaRotulo')} />
      <CampoData nome={campo('dataMovimento')} rotulo={t('aPartirDe')} maxima={hoje} colunas={5} />
      <CampoTextoLongo nome={campo('motivo')} rotulo={t('motivoOpcional')} maximo={500} linhas={2} />
      {suspenso && <CampoMarcar nome={campo('reativarContrato')} rotulo={ts('reativar')} colunas={12} />}
    </Moldura>
  );
}

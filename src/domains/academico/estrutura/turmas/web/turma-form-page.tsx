import { Button } from '@mantine/core';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import {
  BotaoSalvar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  Formulario,
  SecaoFormulario,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando, PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { comoOpcoes, useOpcoes } from '#platform/web/opcoes.ts';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { turmasApi } from '../api.ts';
import { esquemaEdicaoTurma, esquemaTurma } from '../esquemas.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import { situacoesTurma, turnos } from '#domains/academico/estrutura/turnos.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { excluir } from '#domains/academico/estrutura/web/excluir.ts';
import { ResumoDaTurma } from './resumo-da-turma.tsx';
import { useSalvo } from '#domains/academico/estrutura/web/salvo.ts';
import { SituacaoDaTurma } from './situacao-da-turma.tsx';

const campo = camposDe<typeof esquemaTurma>();

type Turma = RespostaCliente<typeof turmasApi.obterTurma>;

/** A new turma, or the edition of one. */
export default function TurmaFormPage() {
  const { id } = useParametros();
  const [estrutura, anos] = [useOpcoesEstrutura(), useAnosLetivos()];
  // A select shows the name of its value only when the names are there first.
  if (!estrutura.carregou || !anos.carregou) return <PaginaCarregando />;
  return id === undefined ? <Nova /> : <Existente id={id} />;
}

function Nova() {
  const irPara = useIrPara();
  const salvo = useSalvo(() => irPara('turmas-estrutura'));
  const { anoLetivoAtualId } = useAnosLetivos();
  return (
    <Pagina acoes={<BotaoSalvar />}>
      <Formulario
        esquema={esquemaTurma}
        valoresIniciais={{
          cursoId: '',
          anoLetivoId: anoLetivoAtualId ?? '',
          grupoTurmaId: null,
          nome: '',
          turno: 'manha',
          sala: null,
          vagas: 30,
        }}
        aoSalvar={async (valores, _saida, chaveIdempotencia) => {
          await chamar(turmasApi.criarTurma, { body: valores }, { chaveIdempotencia });
          return valores.nome;
        }}
        aposSalvar={(nome) => salvo(String(nome))}
      >
        <Campos />
      </Formulario>
    </Pagina>
  );
}

function Existente({ id }: { id: string }) {
  const consulta = useRegistro(turmasApi.obterTurma, { params: { id } });
  return (
    <PaginaDoRegistro consulta={consulta}>{(turma) => <Editor key={`${turma.id}-${turma.situacao}`} turma={turma} />}</PaginaDoRegistro>
  );
}

function paraEdicao({ id, versao, cursoId, anoLetivoId, grupoTurmaId, nome, turno, sala, vagas }: Turma) {
  return { id, versao, cursoId, anoLetivoId, grupoTurmaId, nome, turno, sala, vagas };
}

function Editor({ turma }: { turma: Turma }) {
  const t = useTextos(textosEstrutura);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const irPara = useIrPara();
  const salvo = useSalvo(() => irPara('turmas-estrutura'));
  const fechada = turma.situacao === 'fechada';
  const aoExcluir = async (): Promise<void> => {
    if (await excluir(() => chamar(turmasApi.excluirTurma, { params: { id: turma.id } }), turma.nome, t('excluirTurmaTexto')))
      await irPara('turmas-estrutura');
  };
  return (
    <Pagina
      titulo={turma.nome}
      situacao={<Etiqueta tom={fechada ? 'neutro' : 'sucesso'}>{rotuloDe(situacoesTurma, turma.situacao, idioma)}</Etiqueta>}
      acoes={
        <>
          {pode('turmas-estrutura', 'excluir') && turma.alunos === 0 && (
            <Button variant="default" onClick={() => void aoExcluir()}>
              {t('excluir')}
            </Button>
          )}
          <SituacaoDaTurma turma={turma} />
          {!fechada && <BotaoSalvar />}
        </>
      }
      resumo={<ResumoDaTurma turma={turma} />}
    >
      <Formulario
        esquema={esquemaEdicaoTurma}
        valoresIniciais={paraEdicao(turma)}
        somenteLeitura={fechada || !pode('turmas-estrutura', 'editar')}
        aoSalvar={(valores) => chamar(turmasApi.editarTurma, { body: valores })}
        aposSalvar={() => salvo(turma.nome)}
        valoresDoConflito={(detalhe) => paraEdicao(detalhe as Turma)}
      >
        <Campos turma={turma} />
      </Formulario>
    </Pagina>
  );
}

function Campos({ turma }: { turma?: Turma }) {
  const t = useTextos(textosEstrutura);
  const { anos } = useAnosLetivos();
  const { cursos, gruposTurma } = useOpcoesEstrutura();
  const opcoesTurno = useOpcoes(turnos);
  const comAlunos = (turma?.alunos ?? 0) > 0;
  return (
    <SecaoFormulario titulo={t('dadosDaTurma')}>
      <CampoSelecao
        nome={campo('anoLetivoId')}
        rotulo={t('anoLetivo')}
        colunas={3}
        desabilitado={comAlunos}
        opcoes={anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }))}
      />
      <CampoSelecao
        nome={campo('cursoId')}
        rotulo={t('curso')}
        colunas={5}
        desabilitado={comAlunos}
        opcoes={comoOpcoes(cursos.filter((c) => c.ativo || c.id === turma?.cursoId))}
      />
      <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={4} maximo={60} />
      <CampoSelecao nome={campo('turno')} rotulo={t('turno')} colunas={3} opcoes={opcoesTurno} />
      <CampoTexto nome={campo('sala')} rotulo={t('sala')} colunas={3} maximo={40} />
      <CampoNumero nome={campo('vagas')} rotulo={t('vagas')} colunas={2} />
      <CampoSelecao nome={campo('grupoTurmaId')} rotulo={t('grupoTurma')} colunas={4} opcoes={comoOpcoes(gruposTurma)} />
    </SecaoFormulario>
  );
}

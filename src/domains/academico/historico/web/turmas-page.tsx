import { Button } from '@mantine/core';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta, useRegistro } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import {
  CampoAlternar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  FormularioDeRegistro,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { comoOpcoes, useOpcoes } from '#platform/web/opcoes.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { historicoApi as api } from '../api.ts';
import { esquemaEdicaoTurma, esquemaTurma } from '../esquemas.ts';
import { textosHistorico } from '../texts.ts';
import { excluir, recarregar } from './excluir.ts';
import { CampoInstituicao, JanelaDeRegistro, useAberto } from './janela-de-registro.tsx';
import { buscarInstituicoes, nomeDaInstituicao } from './opcoes.ts';

const campo = camposDe<typeof esquemaTurma>();

const TELA = 'instituicao-turmas';

/** The classes of other institutions where students sat before. */
export default function TurmasPage() {
  const t = useTextos(textosHistorico);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { aberto, instituicaoId, abrir } = useAberto();
  const opcoesTurno = useOpcoes(turnos);
  const opcoes = useConsulta(api.opcoesDePartes, {}, { validadeMs: 60_000 }).data;
  const proposta = useConsulta(api.buscarInstituicoes, { query: { Id: instituicaoId ?? '' } }, { ativa: instituicaoId !== null }).data
    ?.itens[0];
  const cursos = comoOpcoes(opcoes?.cursos);
  const nova = pode(TELA, 'criar') && <Button onClick={() => abrir('novo')}>{t('novaTurma')}</Button>;
  return (
    <Pagina acoes={nova}>
      <TabelaDados
        tela={TELA}
        titulo={t('turmas')}
        endpoint={api.listarTurmas}
        {...(pode(TELA, 'listar') ? { exportar: api.exportarTurmas } : {})}
        busca={{ campo: 'Nome', rotulo: t('buscarTurma') }}
        tamanhoPadrao={50}
        ordemPadrao={{ campo: 'instituicao', ascendente: true }}
        aoAbrir={({ id }) => abrir(id)}
        nomeDaLinha={({ nome, serie, instituicaoNome }) => `${serie} ${nome}, ${instituicaoNome}`}
        vazio={{ titulo: t('vazioTurmas'), texto: t('vazioTurmasTexto'), acao: nova }}
        filtros={[
          {
            chave: 'inst',
            rotulo: t('instituicao'),
            tipo: 'busca',
            campo: 'InstituicaoId',
            fixo: true,
            buscar: buscarInstituicoes,
            rotuloDe: nomeDaInstituicao,
          },
          { chave: 'curso', rotulo: t('cursoNosso'), tipo: 'selecao', campo: 'CursoId', fixo: true, opcoes: cursos },
          { chave: 'ano', rotulo: t('ano'), tipo: 'texto', campo: 'Ano' },
          { chave: 'turno', rotulo: t('turno'), tipo: 'selecao', campo: 'Turno', opcoes: opcoesTurno },
          { chave: 'ativa', rotulo: t('ativa'), tipo: 'booleano', campo: 'Ativa' },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('turma'), ordenavel: true, principal: true, largura: '8rem' },
          { chave: 'serie', titulo: t('serie'), ordenavel: true, principal: true },
          { chave: 'instituicaoNome', titulo: t('instituicao'), ordenavel: 'instituicao' },
          { chave: 'ano', titulo: t('ano'), ordenavel: true, alinhamento: 'direita', largura: '5rem' },
          {
            chave: 'turno',
            titulo: t('turno'),
            largura: '7rem',
            render: ({ turno }) => (turno === null ? '' : rotuloDe(turnos, turno, idioma)),
          },
          { chave: 'cursoNome', titulo: t('cursoNosso'), ordenavel: 'curso' },
          {
            chave: 'ativa',
            titulo: t('situacao'),
            largura: '6rem',
            render: ({ ativa }) => <Etiqueta tom={ativa ? 'sucesso' : 'neutro'}>{t(ativa ? 'ativa' : 'inativa')}</Etiqueta>,
          },
        ]}
      />
      {aberto !== null && opcoes && (aberto !== 'novo' || instituicaoId === null || proposta) && (
        <JanelaDaTurma
          key={aberto}
          id={aberto}
          proposta={proposta ? { valor: proposta.id, rotulo: proposta.nome } : null}
          cursos={cursos}
          aoFechar={() => abrir(null)}
        />
      )}
    </Pagina>
  );
}

type PropsDaJanela = {
  id: string;
  proposta: { valor: number; rotulo: string } | null;
  cursos: readonly { valor: number; rotulo: string }[];
  aoFechar: () => void;
};

function JanelaDaTurma({ id, proposta, cursos, aoFechar }: PropsDaJanela) {
  const t = useTextos(textosHistorico);
  const { pode } = useSessao();
  const opcoesTurno = useOpcoes(turnos);
  const nova = id === 'novo';
  const consulta = useRegistro(api.obterTurma, { params: { id } }, { ativa: !nova });
  const registro = consulta.data;
  const aposSalvar = (nome: string): void => {
    avisar.sucesso(t('salvo', { nome }));
    aoFechar();
    void recarregar();
  };
  const campos = (
    <EmColunas>
      {nova && <CampoInstituicao proposta={proposta} />}
      <CampoNumero nome={campo('ano')} rotulo={t('ano')} colunas={3} />
      <CampoTexto nome={campo('serie')} rotulo={t('serie')} colunas={5} maximo={60} />
      <CampoTexto nome={campo('nome')} rotulo={t('turma')} colunas={4} maximo={60} />
      <CampoSelecao nome={campo('cursoId')} rotulo={t('cursoNosso')} colunas={12} dica={t('ajudaCurso')} opcoes={cursos} />
      <CampoSelecao nome={campo('turno')} rotulo={t('turno')} colunas={4} opcoes={opcoesTurno} />
      <CampoAlternar nome={campo('ativa')} rotulo={t('ativa')} colunas={8} />
    </EmColunas>
  );
  return (
    <JanelaDeRegistro
      tela={TELA}
      titulo={nova ? t('novaTurma') : (registro?.instituicaoNome ?? t('editarTurma'))}
      consulta={nova ? null : consulta}
      aoExcluir={
        registro
          ? () => void excluir('excluirTurma', registro.id, `${registro.serie} ${registro.nome}`).then((foi) => foi && aoFechar())
          : null
      }
      aoFechar={aoFechar}
    >
      <FormularioDeRegistro
        id="registro"
        guarda={false}
        somenteLeitura={!nova && !pode(TELA, 'editar')}
        novo={{
          esquema: esquemaTurma,
          valores: {
            instituicaoId: proposta?.valor ?? '',
            ano: ANO_ANTERIOR,
            serie: '',
            nome: '',
            turno: null,
            cursoId: null,
            ativa: true,
          },
          enviar: async (body, chaveIdempotencia) => {
            await chamar(api.criarTurma, { body }, { chaveIdempotencia });
            return body.nome;
          },
        }}
        edicao={
          registro
            ? {
                esquema: esquemaEdicaoTurma,
                valores: edicaoDe(registro),
                enviar: async (body) => (await chamar(api.editarTurma, { body })).nome,
                conflito: (detalhe) => edicaoDe(detalhe as Turma),
              }
            : null
        }
        aposSalvar={(nome) => aposSalvar(String(nome))}
      >
        {campos}
      </FormularioDeRegistro>
    </JanelaDeRegistro>
  );
}

/** Whoever comes from another school was there last year, as a rule. */
const ANO_ANTERIOR = new Date().getFullYear() - 1;
type Turma = RespostaCliente<typeof api.obterTurma>;

function edicaoDe({ id, versao, ano, serie, nome, turno, cursoId, ativa }: Turma) {
  return { id, versao, ano, serie, nome, turno, cursoId, ativa };
}

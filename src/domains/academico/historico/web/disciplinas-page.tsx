import { Button } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta, useRegistro } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import {
  CampoAlternar,
  CampoNumero,
  camposDe,
  CampoSelecao,
  CampoTexto,
  EmColunas,
  FormularioDeRegistro,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { historicoApi as api } from '../api.ts';
import { esquemaDisciplina, esquemaEdicaoDisciplina } from '../esquemas.ts';
import { textosHistorico } from '../texts.ts';
import { excluir, recarregar } from './excluir.ts';
import { CampoInstituicao, JanelaDeRegistro, useAberto } from './janela-de-registro.tsx';
import { buscarInstituicoes, nomeDaInstituicao } from './opcoes.ts';

const campo = camposDe<typeof esquemaDisciplina>();

const TELA = 'instituicao-disciplinas';

/** What other institutions teach, and the subject of ours that each counts as. */
export default function DisciplinasPage() {
  const t = useTextos(textosHistorico);
  const { pode } = useSessao();
  const { aberto, instituicaoId, abrir } = useAberto();
  const opcoes = useConsulta(api.opcoesDePartes, {}, { validadeMs: 60_000 }).data;
  const proposta = useConsulta(api.buscarInstituicoes, { query: { Id: instituicaoId ?? '' } }, { ativa: instituicaoId !== null }).data
    ?.itens[0];
  const copiar = async (): Promise<void> => {
    if (!proposta) return;
    const { id, nome } = proposta;
    if (
      !(await confirmar({
        titulo: t('copiarTitulo', { nome }),
        texto: t('copiarTexto', { nome }),
        rotuloConfirmar: t('copiarDisciplinas'),
      }))
    )
      return;
    try {
      const { criadas } = await chamar(api.copiarDisciplinas, { params: { id } }, { chaveIdempotencia: crypto.randomUUID() });
      avisar.sucesso(t('copiadas', { n: criadas }));
      await recarregar();
    } catch (erro) {
      avisar.erro(erro);
    }
  };
  const nova = pode(TELA, 'criar') && <Button onClick={() => abrir('novo')}>{t('novaDisciplina')}</Button>;
  return (
    <Pagina
      acoes={
        <>
          {pode(TELA, 'criar') && proposta && (
            <Button variant="default" onClick={() => void copiar()}>
              {t('copiarDisciplinas')}
            </Button>
          )}
          {nova}
        </>
      }
    >
      <TabelaDados
        tela={TELA}
        titulo={t('disciplinas')}
        endpoint={api.listarDisciplinas}
        {...(pode(TELA, 'listar') ? { exportar: api.exportarDisciplinas } : {})}
        busca={{ campo: 'Nome', rotulo: t('buscarDisciplina') }}
        tamanhoPadrao={50}
        ordemPadrao={{ campo: 'instituicao', ascendente: true }}
        aoAbrir={({ id }) => abrir(id)}
        nomeDaLinha={({ nome, instituicaoNome }) => `${nome}, ${instituicaoNome}`}
        vazio={{ titulo: t('vazioDisciplinas'), texto: t('vazioDisciplinasTexto'), acao: nova }}
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
          {
            chave: 'nossa',
            rotulo: t('contaComo'),
            tipo: 'selecao',
            campo: 'DisciplinaId',
            fixo: true,
            opcoes: comoOpcoes(opcoes?.disciplinas),
          },
          { chave: 'mapeada', rotulo: t('mapeada'), tipo: 'booleano', campo: 'Mapeada' },
          { chave: 'ativa', rotulo: t('ativa'), tipo: 'booleano', campo: 'Ativa' },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('disciplina'), ordenavel: true, principal: true },
          { chave: 'instituicaoNome', titulo: t('instituicao'), ordenavel: 'instituicao' },
          { chave: 'sigla', titulo: t('sigla'), largura: '6rem' },
          { chave: 'cargaHoraria', titulo: t('cargaHoraria'), ordenavel: true, alinhamento: 'direita', largura: '9rem' },
          {
            chave: 'disciplinaNome',
            titulo: t('contaComo'),
            ordenavel: 'disciplina',
            principal: true,
            render: ({ disciplinaNome }) => disciplinaNome ?? <Etiqueta tom="alerta">{t('semEquivalente')}</Etiqueta>,
          },
          {
            chave: 'ativa',
            titulo: t('situacao'),
            largura: '6rem',
            render: ({ ativa }) => <Etiqueta tom={ativa ? 'sucesso' : 'neutro'}>{t(ativa ? 'ativa' : 'inativa')}</Etiqueta>,
          },
        ]}
      />
      {/* The window waits for the names that its selects offer and for the institution that it proposes. */}
      {aberto !== null && opcoes && (aberto !== 'novo' || instituicaoId === null || proposta) && (
        <JanelaDaDisciplina
          key={aberto}
          id={aberto}
          proposta={proposta ? { valor: proposta.id, rotulo: proposta.nome } : null}
          nossas={comoOpcoes(opcoes.disciplinas)}
          aoFechar={() => abrir(null)}
        />
      )}
    </Pagina>
  );
}

type PropsDaJanela = {
  id: string;
  proposta: { valor: number; rotulo: string } | null;
  nossas: readonly { valor: number; rotulo: string }[];
  aoFechar: () => void;
};

function JanelaDaDisciplina({ id, proposta, nossas, aoFechar }: PropsDaJanela) {
  const t = useTextos(textosHistorico);
  const { pode } = useSessao();
  const nova = id === 'novo';
  const consulta = useRegistro(api.obterDisciplina, { params: { id } }, { ativa: !nova });
  const registro = consulta.data;
  const aposSalvar = (nome: string): void => {
    avisar.sucesso(t('salvo', { nome }));
    aoFechar();
    void recarregar();
  };
  const campos = (
    <EmColunas>
      {nova && <CampoInstituicao proposta={proposta} />}
      <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={8} maximo={100} autoFoco={!nova || proposta !== null} />
      <CampoTexto nome={campo('sigla')} rotulo={t('sigla')} colunas={4} maximo={20} />
      <CampoSelecao
        nome={campo('disciplinaId')}
        rotulo={t('contaComo')}
        colunas={12}
        dica={t('ajudaContaComo')}
        opcoes={nossas}
        placeholder={t('semEquivalente')}
      />
      <CampoNumero nome={campo('cargaHoraria')} rotulo={t('cargaHoraria')} colunas={4} />
      <CampoAlternar nome={campo('ativa')} rotulo={t('ativa')} colunas={8} />
    </EmColunas>
  );
  return (
    <JanelaDeRegistro
      tela={TELA}
      titulo={nova ? t('novaDisciplina') : (registro?.instituicaoNome ?? t('editarDisciplina'))}
      consulta={nova ? null : consulta}
      aoExcluir={registro ? () => void excluir('excluirDisciplina', registro.id, registro.nome).then((foi) => foi && aoFechar()) : null}
      aoFechar={aoFechar}
    >
      <FormularioDeRegistro
        id="registro"
        guarda={false}
        somenteLeitura={!nova && !pode(TELA, 'editar')}
        novo={{
          esquema: esquemaDisciplina,
          valores: { instituicaoId: proposta?.valor ?? '', nome: '', sigla: null, cargaHoraria: null, disciplinaId: null, ativa: true },
          enviar: async (body, chaveIdempotencia) => {
            await chamar(api.criarDisciplina, { body }, { chaveIdempotencia });
            return body.nome;
          },
        }}
        edicao={
          registro
            ? {
                esquema: esquemaEdicaoDisciplina,
                valores: edicaoDe(registro),
                enviar: async (body) => (await chamar(api.editarDisciplina, { body })).nome,
                conflito: (detalhe) => edicaoDe(detalhe as Disciplina),
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

type Disciplina = {
  id: number;
  versao: number;
  nome: string;
  sigla: string | null;
  cargaHoraria: number | null;
  disciplinaId: number | null;
  ativa: boolean;
};

function edicaoDe({ id, versao, nome, sigla, cargaHoraria, disciplinaId, ativa }: Disciplina) {
  return { id, versao, nome, sigla, cargaHoraria, disciplinaId, ativa };
}

import { Button } from '@mantine/core';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { CampoAlternar, camposDe, CampoTexto, EmColunas } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { cursosApi } from '../api.ts';
import { esquemaEdicaoGrupoTurma, esquemaGrupoTurma } from '../esquemas.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import { useAberto } from '#domains/academico/estrutura/web/aberto.ts';
import { excluir } from '#domains/academico/estrutura/web/excluir.ts';
import { JanelaDeRegistro } from '#domains/academico/estrutura/web/janela-de-registro.tsx';
import { useSalvo } from '#domains/academico/estrutura/web/salvo.ts';

const campo = camposDe<typeof esquemaGrupoTurma>();

type Grupo = RespostaCliente<typeof cursosApi.obterGrupoTurma>;

/** The labels that gather classes. */
export default function GruposTurmaPage() {
  const t = useTextos(textosEstrutura);
  const { pode } = useSessao();
  const { novo: criando, registro, abrir, fechar } = useAberto(cursosApi.obterGrupoTurma);
  const novo = pode('grupos-turma', 'criar') && <Button onClick={() => abrir('novo')}>{t('novoGrupo')}</Button>;
  return (
    <Pagina acoes={novo}>
      <TabelaDados
        tela="grupos-turma"
        titulo={t('gruposTurma')}
        endpoint={cursosApi.listarGruposTurma}
        busca={{ campo: 'Nome', rotulo: t('buscarGrupo') }}
        tamanhoPadrao={50}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        {...(pode('grupos-turma', 'editar') ? { aoAbrir: (grupo: Grupo) => abrir(grupo.id) } : {})}
        nomeDaLinha={(grupo) => grupo.nome}
        vazio={{ titulo: t('vazioGrupos'), texto: t('vazioGruposTexto'), acao: novo }}
        filtros={[{ chave: 'ativo', rotulo: t('ativo'), tipo: 'booleano', campo: 'Ativo', fixo: true }]}
        colunas={[
          { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
          { chave: 'turmas', titulo: t('turmas'), ordenavel: true, alinhamento: 'direita', largura: '8rem' },
          {
            chave: 'ativo',
            titulo: t('situacao'),
            principal: true,
            largura: '8rem',
            render: (g) => <Etiqueta tom={g.ativo ? 'sucesso' : 'neutro'}>{t(g.ativo ? 'ativo' : 'inativo')}</Etiqueta>,
          },
        ]}
      />
      {(criando || registro) && <JanelaDoGrupo grupo={registro} aoFechar={fechar} />}
    </Pagina>
  );
}

function JanelaDoGrupo({ grupo, aoFechar }: { grupo: Grupo | null; aoFechar: () => void }) {
  const t = useTextos(textosEstrutura);
  const { pode } = useSessao();
  const salvo = useSalvo(aoFechar);
  const podeExcluir = grupo !== null && grupo.turmas === 0 && pode('grupos-turma', 'excluir');
  return (
    <JanelaDeRegistro
      titulo={t(grupo === null ? 'novoGrupo' : 'editarGrupo')}
      aoFechar={aoFechar}
      aoSalvar={(nome) => salvo(String(nome))}
      aoExcluir={
        podeExcluir
          ? () =>
              void excluir(() => chamar(cursosApi.excluirGrupoTurma, { params: { id: grupo.id } }), grupo.nome).then(
                (foi) => foi && aoFechar(),
              )
          : undefined
      }
      novo={{
        esquema: esquemaGrupoTurma,
        valores: { nome: '', ativo: true },
        enviar: async (body, chaveIdempotencia) => {
          await chamar(cursosApi.criarGrupoTurma, { body }, { chaveIdempotencia });
          return body.nome;
        },
      }}
      edicao={
        grupo && {
          esquema: esquemaEdicaoGrupoTurma,
          valores: { id: grupo.id, versao: grupo.versao, nome: grupo.nome, ativo: grupo.ativo },
          enviar: async (body) => (await chamar(cursosApi.editarGrupoTurma, { body })).nome,
        }
      }
    >
      <EmColunas>
        <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={12} maximo={80} autoFoco />
        <CampoAlternar nome={campo('ativo')} rotulo={t('ativo')} colunas={12} />
      </EmColunas>
    </JanelaDeRegistro>
  );
}

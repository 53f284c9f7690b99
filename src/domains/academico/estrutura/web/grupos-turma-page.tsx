import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/api.ts';
import { invalidar } from '#platform/web/consultas.ts';
import { avisar, Janela } from '#platform/web/dialogos.tsx';
import { BotaoSalvar, CampoAlternar, CampoTexto, Formulario, Grade } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { estruturaApi } from '../api.ts';
import { esquemaEdicaoGrupoTurma, esquemaGrupoTurma } from '../esquemas.ts';
import { textosEstrutura } from '../texts.ts';
import { excluir, lidas } from './excluir.ts';

type Grupo = RespostaCliente<typeof estruturaApi.obterGrupoTurma>;

/** The labels that gather classes. */
export default function GruposTurmaPage() {
  const t = useTextos(textosEstrutura);
  const { pode } = useSessao();
  const [editado, setEditado] = useState<Grupo | 'novo' | null>(null);
  const novo = pode('grupos-turma', 'criar') && <Button onClick={() => setEditado('novo')}>{t('novoGrupo')}</Button>;
  return (
    <Pagina acoes={novo}>
      <TabelaDados
        tela="grupos-turma"
        titulo={t('gruposTurma')}
        endpoint={estruturaApi.listarGruposTurma}
        busca={{ campo: 'Nome', rotulo: t('buscarGrupo') }}
        tamanhoPadrao={50}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        {...(pode('grupos-turma', 'editar') ? { aoAbrir: setEditado } : {})}
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
      {editado !== null && <JanelaDoGrupo editado={editado} aoFechar={() => setEditado(null)} />}
    </Pagina>
  );
}

function JanelaDoGrupo({ editado, aoFechar }: { editado: Grupo | 'novo'; aoFechar: () => void }) {
  const t = useTextos(textosEstrutura);
  const { pode } = useSessao();
  const aposSalvar = async (nome: string): Promise<void> => {
    avisar.sucesso(t('salvo', { nome }));
    aoFechar();
    await Promise.all(lidas.map(invalidar));
  };
  const campos = (
    <Grade>
      <CampoTexto nome="nome" rotulo={t('nome')} colunas={12} maximo={80} autoFoco />
      <CampoAlternar nome="ativo" rotulo={t('ativo')} colunas={12} />
    </Grade>
  );
  const rodape = (
    <>
      {editado !== 'novo' && editado.turmas === 0 && pode('grupos-turma', 'excluir') && (
        <Button
          variant="default"
          onClick={() => void excluir('excluirGrupoTurma', editado.id, editado.nome).then((foi) => foi && aoFechar())}
        >
          {t('excluir')}
        </Button>
      )}
      <BotaoSalvar formulario="grupo" />
    </>
  );
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t(editado === 'novo' ? 'novoGrupo' : 'editarGrupo')} rodape={rodape}>
      {editado === 'novo' ? (
        <Formulario
          id="grupo"
          guarda={false}
          esquema={esquemaGrupoTurma}
          valoresIniciais={{ nome: '', ativo: true }}
          aoSalvar={async (valores, _saida, chaveIdempotencia) => {
            await chamar(estruturaApi.criarGrupoTurma, { body: valores }, { chaveIdempotencia });
            return valores.nome;
          }}
          aposSalvar={(nome) => void aposSalvar(String(nome))}
        >
          {campos}
        </Formulario>
      ) : (
        <Formulario
          id="grupo"
          guarda={false}
          esquema={esquemaEdicaoGrupoTurma}
          valoresIniciais={{ id: editado.id, versao: editado.versao, nome: editado.nome, ativo: editado.ativo }}
          aoSalvar={(valores) => chamar(estruturaApi.editarGrupoTurma, { body: valores })}
          aposSalvar={() => void aposSalvar(editado.nome)}
        >
          {campos}
        </Formulario>
      )}
    </Janela>
  );
}

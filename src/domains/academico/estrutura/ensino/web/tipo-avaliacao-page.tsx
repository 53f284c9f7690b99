import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { ensinoApi } from '../api.ts';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import { textosEnsino } from '#domains/academico/estrutura/texts-ensino.ts';
import { useAberto } from '#domains/academico/estrutura/web/aberto.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';

const Janela = lazy(() => import('./tipo-avaliacao-janela.tsx'));

/** The kinds of evaluation and the courses that use each. */
export default function TipoAvaliacaoPage() {
  const t = useTextos(textosEnsino);
  const { pode } = useSessao();
  const { novo, registro, abrir, fechar } = useAberto(ensinoApi.obterTipoAvaliacao);
  const { cursos } = useOpcoesEstrutura();
  const criar = pode('tipo-avaliacao', 'criar') && <Button onClick={() => abrir('novo')}>{t('novoTipo')}</Button>;
  return (
    <Pagina acoes={criar}>
      <TabelaDados
        tela="tipo-avaliacao"
        titulo={t('tiposAvaliacao')}
        endpoint={ensinoApi.listarTiposAvaliacao}
        exportar={ensinoApi.exportarTiposAvaliacao}
        nomeDoArquivo={t('arquivoTipos')}
        busca={{ campo: 'Nome', rotulo: t('buscarTipo') }}
        tamanhoPadrao={50}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        aoAbrir={({ id }) => abrir(id)}
        nomeDaLinha={(a) => a.nome}
        vazio={{ titulo: t('vazioTipos'), texto: t('vazioTiposTexto'), acao: criar }}
        filtros={[
          { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', fixo: true, opcoes: comoOpcoes(cursos) },
          { chave: 'rec', rotulo: t('recuperacao'), tipo: 'booleano', campo: 'Recuperacao', fixo: true },
          { chave: 'ativo', rotulo: t('ativo'), tipo: 'booleano', campo: 'Ativo' },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
          { chave: 'sigla', titulo: t('sigla'), ordenavel: true, largura: '7rem' },
          {
            chave: 'valorMaximo',
            titulo: t('valorMaximo'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '8rem',
            render: (a) => exibirDecimal(a.valorMaximo, 1),
          },
          {
            chave: 'peso',
            titulo: t('peso'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '6rem',
            render: (a) => exibirDecimal(a.peso),
          },
          {
            chave: 'cursosNomes',
            titulo: t('cursosQueUsam'),
            principal: true,
            render: (a) => (a.todosOsCursos ? t('todosOsCursos') : a.cursosNomes),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            render: (a) => (
              <>
                <Etiqueta tom={a.ativo ? 'sucesso' : 'neutro'}>{t(a.ativo ? 'ativo' : 'inativo')}</Etiqueta>{' '}
                {a.recuperacao && <Etiqueta tom="aberto">{t('recuperacao')}</Etiqueta>}
              </>
            ),
          },
        ]}
      />
      {(novo || registro) && (
        <Suspense fallback={null}>
          <Janela registro={registro} aoFechar={fechar} />
        </Suspense>
      )}
    </Pagina>
  );
}

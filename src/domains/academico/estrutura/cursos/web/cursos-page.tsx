import { Button } from '@mantine/core';
import { hrefDaTela } from '#catalog/telas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { cursosApi } from '../api.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { Segmentacoes } from './segmentacoes.tsx';

// The window of the segmentações stands in the address, so that an empty school can be sent straight to it.
/** The courses of the school in their order, by segmentação. */
export default function CursosPage() {
  const t = useTextos(textosEstrutura);
  const { pode } = useSessao();
  const [{ abrir }, mudarBusca] = useEndereco('abrir');
  const { segmentacoes } = useOpcoesEstrutura();
  const novo = pode('cursos-estrutura', 'criar') && (
    <Elo tela="curso">
      <Button component="span">{t('novoCurso')}</Button>
    </Elo>
  );
  return (
    <Pagina
      acoes={
        <>
          <Button variant="default" onClick={() => mudarBusca({ abrir: 'segmentacoes' })}>
            {t('segmentacoes')}
          </Button>
          {novo}
        </>
      }
    >
      <TabelaDados
        tela="cursos-estrutura"
        titulo={t('cursos')}
        endpoint={cursosApi.listar}
        exportar={cursosApi.exportar}
        nomeDoArquivo={t('arquivoCursos')}
        busca={{ campo: 'Nome', rotulo: t('buscarCurso') }}
        tamanhoPadrao={50}
        ordemPadrao={{ campo: 'segmentacao', ascendente: true }}
        linhaHref={(curso) => hrefDaTela('curso', { id: curso.id })}
        nomeDaLinha={(curso) => curso.nome}
        vazio={{ titulo: t('vazioCursos'), texto: t('vazioCursosTexto'), acao: novo }}
        filtros={[
          { chave: 'seg', rotulo: t('segmentacao'), tipo: 'selecao', campo: 'SegmentacaoId', fixo: true, opcoes: comoOpcoes(segmentacoes) },
          { chave: 'ativo', rotulo: t('ativo'), tipo: 'booleano', campo: 'Ativo', fixo: true },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('curso'), ordenavel: true, principal: true },
          { chave: 'segmentacaoNome', titulo: t('segmentacao'), ordenavel: 'segmentacao', principal: true },
          { chave: 'sigla', titulo: t('sigla'), ordenavel: true, largura: '7rem' },
          { chave: 'cargaHoraria', titulo: t('cargaHoraria'), ordenavel: true, alinhamento: 'direita', largura: '10rem' },
          { chave: 'idadeMinima', titulo: t('idadeMinima'), alinhamento: 'direita', oculta: true },
          { chave: 'proximoCursoNome', titulo: t('proximoCurso') },
          { chave: 'turmas', titulo: t('turmas'), ordenavel: true, alinhamento: 'direita', largura: '6rem' },
          {
            chave: 'ativo',
            titulo: t('situacao'),
            largura: '7rem',
            render: (c) => <Etiqueta tom={c.ativo ? 'sucesso' : 'neutro'}>{t(c.ativo ? 'ativo' : 'inativo')}</Etiqueta>,
          },
        ]}
      />
      <Segmentacoes aberta={abrir === 'segmentacoes'} aoFechar={() => mudarBusca({ abrir: undefined })} />
    </Pagina>
  );
}

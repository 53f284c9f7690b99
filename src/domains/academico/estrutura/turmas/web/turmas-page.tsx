import { CopiaDeAno } from '#domains/academico/estrutura/copia/web/door.tsx';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { hrefDaTela } from '#catalog/telas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando } from '#platform/web/registro/registro.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { comoOpcoes, useOpcoes } from '#platform/web/opcoes.ts';
import { useAnoNoEndereco, useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { turmasApi } from '../api.ts';
import { textosEstrutura } from '#domains/academico/estrutura/texts.ts';
import { situacoesTurma, turnos } from '#domains/academico/estrutura/turnos.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';

/** The classes of a year, with their students and free places. */
export default function TurmasPage() {
  const t = useTextos(textosEstrutura);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { anos } = useAnosLetivos();
  const { pronto, anoLetivoId } = useAnoNoEndereco();
  const [copiando, setCopiando] = useState(false);
  const { segmentacoes, cursos, gruposTurma } = useOpcoesEstrutura();
  const [opcoesTurno, opcoesSituacao] = [useOpcoes(turnos), useOpcoes(situacoesTurma)];
  const nova = pode('turmas-estrutura', 'criar') && (
    <Elo tela="turmas-estrutura-novo">
      <Button component="span">{t('novaTurma')}</Button>
    </Elo>
  );
  if (!pronto) return <PaginaCarregando linhas={14} />;
  const copiar = pode('turmas-estrutura', 'criar') && (
    <Button variant="default" onClick={() => setCopiando(true)}>
      {t('copiarAno')}
    </Button>
  );
  return (
    <Pagina
      acoes={
        <>
          {copiar}
          {nova}
        </>
      }
    >
      <TabelaDados
        tela="turmas-estrutura"
        titulo={t('turmas')}
        endpoint={turmasApi.listarTurmas}
        exportar={turmasApi.exportarTurmas}
        nomeDoArquivo={t('arquivoTurmas')}
        busca={{ campo: 'Nome', rotulo: t('buscarTurma') }}
        tamanhoPadrao={50}
        ordemPadrao={{ campo: 'curso', ascendente: true }}
        linhaHref={(turma) => hrefDaTela('turmas', { id: turma.id })}
        nomeDaLinha={(turma) => turma.nome}
        vazio={{ titulo: t('vazioTurmas'), texto: t('vazioTurmasTexto'), acao: nova }}
        filtros={[
          {
            chave: 'ano',
            rotulo: t('anoLetivo'),
            tipo: 'selecao',
            campo: 'AnoLetivoId',
            fixo: true,
            opcoes: anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) })),
          },
          { chave: 'seg', rotulo: t('segmentacao'), tipo: 'selecao', campo: 'SegmentacaoId', fixo: true, opcoes: comoOpcoes(segmentacoes) },
          { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', fixo: true, opcoes: comoOpcoes(cursos) },
          { chave: 'turno', rotulo: t('turno'), tipo: 'selecao', campo: 'Turno', opcoes: opcoesTurno },
          { chave: 'grupo', rotulo: t('grupoTurma'), tipo: 'selecao', campo: 'GrupoTurmaId', opcoes: comoOpcoes(gruposTurma) },
          { chave: 'sit', rotulo: t('situacao'), tipo: 'selecao', campo: 'Situacao', opcoes: opcoesSituacao },
          { chave: 'vaga', rotulo: t('comVaga'), tipo: 'booleano', campo: 'ComVaga' },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('turma'), ordenavel: true, principal: true },
          { chave: 'cursoNome', titulo: t('curso'), ordenavel: 'curso' },
          { chave: 'segmentacaoNome', titulo: t('segmentacao'), ordenavel: 'segmentacao' },
          {
            chave: 'turno',
            titulo: t('turno'),
            ordenavel: true,
            largura: '7rem',
            render: (turma) => rotuloDe(turnos, turma.turno, idioma),
          },
          { chave: 'sala', titulo: t('sala'), largura: '7rem' },
          { chave: 'grupoTurmaNome', titulo: t('grupoTurma'), oculta: true },
          { chave: 'ano', titulo: t('anoLetivo'), ordenavel: true, alinhamento: 'direita', oculta: true },
          { chave: 'vagas', titulo: t('vagas'), ordenavel: true, alinhamento: 'direita', largura: '6rem' },
          { chave: 'alunos', titulo: t('alunos'), ordenavel: true, alinhamento: 'direita', largura: '6rem', principal: true },
          { chave: 'vagasLivres', titulo: t('vagasLivres'), ordenavel: true, alinhamento: 'direita', largura: '8rem' },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: true,
            largura: '7rem',
            render: (turma) => (
              <Etiqueta tom={turma.situacao === 'aberta' ? 'sucesso' : 'neutro'}>
                {rotuloDe(situacoesTurma, turma.situacao, idioma)}
              </Etiqueta>
            ),
          },
        ]}
      />
      {copiando && (
        <Suspense fallback={null}>
          <CopiaDeAno origemId={anoLetivoId} aoFechar={() => setCopiando(false)} />
        </Suspense>
      )}
    </Pagina>
  );
}

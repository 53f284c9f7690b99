import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { hrefDaTela } from '#catalog/telas.ts';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { useAnoNoEndereco } from '#domains/academico/periodos-letivos/web/door.tsx';
import { filtrosSalvosDe } from '#domains/acesso/filtros/web/door.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type AcaoEmMassa, type Coluna, type LinhaDe, TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { matriculasListaApi } from '../api.ts';
import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { CartoesMovimento } from './cartoes-movimento.tsx';
import { useConfirmacaoEmMassa } from './confirmacao-em-massa.tsx';
import { EtiquetaMovimento } from '#domains/academico/matriculas/web/etiqueta-movimento.tsx';
import { useFiltrosMatricula } from './filtros.ts';

// The window arrives with the first choice.
const EmitirParaEscolhidos = lazy(async () => ({
  default: (await import('#domains/academico/documentos/emissao/web/door.tsx')).EmitirParaEscolhidos,
}));
type Item = LinhaDe<typeof matriculasListaApi.listarMatriculas>;
const filtrosSalvos = filtrosSalvosDe('matriculas');

/** The enrollments of the school: who is where this year, found by name, code or CPF. */
export default function MatriculasPage() {
  const t = useTextos(textosMatricula);
  const tt = useTextos(textosTelas);
  const { pode } = useSessao();
  const { pronto, anoLetivoId } = useAnoNoEndereco();
  const { filtros, carregou } = useFiltrosMatricula(anoLetivoId);
  const { acao, recusadas, limpar } = useConfirmacaoEmMassa<Item>();
  const [escolhidas, setEscolhidas] = useState<readonly number[]>([]);
  const emitir: AcaoEmMassa<Item> = {
    chave: 'emitir',
    rotulo: tt('emitirDocumento'),
    aceitaFiltro: false,
    maximo: 500,
    aoExecutar: (escolha) => {
      if (escolha.tipo === 'itens') setEscolhidas(escolha.ids.map(Number));
      return false;
    },
  };
  const colunas = useColunas();
  const nova = pode('matriculas', 'criar') && (
    <Elo tela="nova-matricula">
      <Button component="span">{t('novaMatricula')}</Button>
    </Elo>
  );
  return (
    <Pagina acoes={nova}>
      {pronto && carregou ? (
        <TabelaDados
          tela="matriculas"
          titulo={t('matriculas')}
          endpoint={matriculasListaApi.listarMatriculas}
          {...(pode('matriculas', 'listar') ? { exportar: matriculasListaApi.exportarMatriculas } : {})}
          nomeDoArquivo={t('nomeDoArquivo')}
          busca={{ campo: 'Nome', rotulo: tt('buscarPor') }}
          filtros={filtros}
          filtrosSalvos={filtrosSalvos}
          ordemPadrao={{ campo: 'nome', ascendente: true }}
          linhaHref={({ id }) => hrefDaTela('visualizar-matricula', { id })}
          nomeDaLinha={({ alunoNome, codigo }) => `${alunoNome} ${codigo}`}
          {...(pode('matriculas', 'editar') ? { acoesEmMassa: [acao, emitir] } : {})}
          topo={(pagina) => <CartoesMovimento contagens={pagina?.porMovimento} />}
          vazio={{ titulo: t('vazioTitulo'), texto: t('vazioTexto'), acao: nova }}
          colunas={colunas}
        />
      ) : (
        <Esqueleto linhas={14} />
      )}
      {escolhidas.length > 0 && (
        <Suspense fallback={null}>
          <EmitirParaEscolhidos matriculaIds={escolhidas} aoFechar={() => setEscolhidas([])} />
        </Suspense>
      )}
      <Janela aberta={recusadas.length > 0} titulo={tt('naoConfirmadas')} aoFechar={limpar}>
        <ul>
          {recusadas.map(({ id, nome, motivo }) => (
            <li key={id}>
              <strong>{nome}</strong>: {motivo}
            </li>
          ))}
        </ul>
      </Janela>
    </Pagina>
  );
}

function useColunas(): Coluna<Item>[] {
  const t = useTextos(textosMatricula);
  const { idioma } = useIdioma();
  const data = (dia: string | null) => (dia === null ? '' : formatarData(dia));
  return [
    { chave: 'alunoNome', titulo: t('aluno'), ordenavel: 'nome', principal: true, largura: '20rem' },
    { chave: 'codigo', titulo: t('matricula'), ordenavel: true, largura: '8rem' },
    { chave: 'cursoNome', titulo: t('curso'), ordenavel: 'curso' },
    { chave: 'turmaNome', noCartao: true, titulo: t('turma'), ordenavel: 'turma', render: ({ turmaNome }) => turmaNome ?? '—' },
    { chave: 'turno', titulo: t('turno'), oculta: true, render: ({ turno }) => (turno === null ? '' : rotuloDe(turnos, turno, idioma)) },
    { chave: 'ano', titulo: t('anoLetivo'), oculta: true, alinhamento: 'direita', largura: '7rem' },
    {
      chave: 'movimento',
      noCartao: true,
      titulo: t('movimento'),
      principal: true,
      largura: '8.5rem',
      render: ({ movimento }) => <EtiquetaMovimento movimento={movimento} />,
    },
    { chave: 'responsaveisFinanceiros', titulo: t('responsavelFinanceiro') },
    {
      chave: 'dataMatricula',
      titulo: t('dataMatricula'),
      ordenavel: true,
      alinhamento: 'direita',
      largura: '9rem',
      render: (linha) => data(linha.dataMatricula),
    },
    { chave: 'resultado', titulo: t('resultado'), oculta: true, render: (linha) => rotuloDe(resultados, linha.resultado, idioma) },
    { chave: 'dataSaida', titulo: t('dataSaida'), oculta: true, alinhamento: 'direita', render: (linha) => data(linha.dataSaida) },
    { chave: 'alunoCodigo', titulo: t('codigoDoAluno'), oculta: true, alinhamento: 'direita' },
    { chave: 'segmentacaoNome', titulo: t('segmentacao'), oculta: true },
  ];
}

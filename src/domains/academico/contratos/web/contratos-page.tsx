import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/api.ts';
import { invalidar, useConsulta } from '#platform/web/consultas.ts';
import { avisar, confirmar, Janela } from '#platform/web/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartoes, Etiqueta, Pagina } from '#platform/web/pagina.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { type AcaoEmMassa, TabelaDados } from '#platform/web/tabela/index.ts';
import { ProgressoTarefa } from '#platform/web/tarefa.tsx';
import { hrefDaTela } from '#catalog/telas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { contratosApi } from '../api.ts';
import { situacoesContrato } from '../situacoes.ts';
import { textosContrato } from '../texts.ts';
import { tomDaSituacao } from './rotulos.ts';
import { useFiltrosAcademicos } from './filtros.ts';

const TELA = 'contratos';

/** The contracts of the school: find, open, export, and activate many at once. */
export default function ContratosPage() {
  const t = useTextos(textosContrato);
  const { pode } = useSessao();
  const [tarefa, setTarefa] = useState<number | null>(null);
  const filtros = useFiltrosAcademicos();
  const ativar: AcaoEmMassa<{ id: number; situacao: string }> = {
    chave: 'ativar',
    rotulo: t('ativarSelecionados'),
    aceitaFiltro: false,
    aoExecutar: async (escolha) => {
      const ids = escolha.tipo === 'itens' ? escolha.ids.map(Number) : [];
      const sim = await confirmar({
        titulo: t('ativarSelecionados'),
        texto: t('confirmaSituacao', { status: t('situacao_ativo') }),
        consequencia: t('consequenciaAtivarVarios', { n: ids.length }),
        rotuloConfirmar: t('ativarSelecionados'),
      });
      if (!sim) return false;
      const { tarefaId } = await chamar(contratosApi.ativarContratos, { body: { ids } }, { chaveIdempotencia: crypto.randomUUID() });
      avisar.info(t('loteIniciado'));
      setTarefa(tarefaId);
      return true;
    },
  };
  return (
    <Pagina
      acoes={
        pode('contratos', 'criar') && (
          <Elo tela="contrato-form" params={{ id: 'novo' }}>
            <Button component="span">{t('novoContrato')}</Button>
          </Elo>
        )
      }
    >
      <TabelaDados
        tela={TELA}
        titulo={t('contratos')}
        endpoint={contratosApi.listarContratos}
        exportar={contratosApi.exportarContratos}
        nomeDoArquivo="contratos"
        busca={{ campo: 'Nome', rotulo: t('aluno') }}
        filtros={[
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesContrato.map((valor) => ({ valor, rotulo: t(`situacao_${valor}`) })),
          },
          ...filtros,
        ]}
        ordemPadrao={{ campo: 'criadoEm', ascendente: false }}
        linhaHref={(linha) => hrefDaTela('contrato-visualizar', { contratoId: linha.id })}
        nomeDaLinha={(linha) => `${linha.numero} ${linha.alunoNome}`}
        somaDe={(linha) => (linha.totalCentavos ?? 0) as Centavos}
        {...(pode('contratos', 'editar') ? { acoesEmMassa: [ativar] } : {})}
        topo={<NumerosPorSituacao />}
        vazio={{ titulo: t('semContratos'), texto: t('semContratosTexto') }}
        colunas={[
          { chave: 'numero', titulo: t('numero'), ordenavel: true, largura: '7.5rem' },
          { chave: 'alunoNome', titulo: t('aluno'), ordenavel: 'aluno', principal: true },
          { chave: 'matriculaCodigo', titulo: t('matricula'), oculta: true },
          { chave: 'cursoNome', titulo: t('curso') },
          { chave: 'turmaNome', titulo: t('turma'), ordenavel: 'turma' },
          { chave: 'ano', titulo: t('ano'), alinhamento: 'direita', largura: '6rem' },
          {
            chave: 'totalCentavos',
            titulo: t('total'),
            ordenavel: 'total',
            alinhamento: 'direita',
            render: (l) => (l.totalCentavos === null ? '—' : formatarReais(l.totalCentavos as Centavos)),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: true,
            principal: true,
            render: (l) => <Etiqueta tom={tomDaSituacao[l.situacao]}>{t(`situacao_${l.situacao}`)}</Etiqueta>,
          },
        ]}
      />
      <Janela aberta={tarefa !== null} titulo={t('ativarSelecionados')} aoFechar={() => setTarefa(null)}>
        {tarefa !== null && (
          <ProgressoTarefa
            id={tarefa}
            aoTerminar={() =>
              void Promise.all([invalidar(contratosApi.listarContratos), invalidar(contratosApi.contarContratosPorSituacao)])
            }
          />
        )}
      </Janela>
    </Pagina>
  );
}

function NumerosPorSituacao() {
  const t = useTextos(textosContrato);
  const { data } = useConsulta(contratosApi.contarContratosPorSituacao, { query: {} });
  return (
    <Cartoes
      numeros={(['rascunho', 'ativo', 'cancelado'] as const).map((situacao) => {
        const linha = data?.find((item) => item.situacao === situacao);
        const rotulo = t(`situacao_${situacao}`);
        const total = linha && linha.totalCentavos > 0 ? ` · ${formatarReais(linha.totalCentavos as Centavos)}` : '';
        return { rotulo, valor: data ? `${linha?.quantidade ?? 0}${total}` : null, elo: { tela: TELA, search: { situacao } } };
      })}
    />
  );
}

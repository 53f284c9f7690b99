import { Button } from '@mantine/core';
import { hrefDaTela } from '#catalog/telas.ts';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useAnoNoEndereco, useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { Esqueleto, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { situacoesPedido } from '../../situacoes.ts';
import { textosBolsa } from '../../texts.ts';
import { bolsasApi as api } from '../api.ts';
import { Proporcao } from './proporcao.tsx';
import { tomDaBolsa } from './tom.ts';

/** The scholarships of a year, and how the proportion of CEBAS stands. */
export default function BolsasPage() {
  const t = useTextos(textosBolsa);
  const { pronto, anoLetivoId } = useAnoNoEndereco();
  const { anos } = useAnosLetivos();
  const { cursos } = useOpcoesEstrutura();
  return (
    <Pagina
      acoes={
        <>
          <Elo tela="regras-bolsa">
            <Button component="span" variant="default">
              {t('regras')}
            </Button>
          </Elo>
          <Elo tela="fichas-socioeconomicas">
            <Button component="span">{t('abrirFichas')}</Button>
          </Elo>
        </>
      }
    >
      {!pronto ? (
        <Esqueleto linhas={8} />
      ) : (
        <TabelaDados
          tela="bolsas"
          titulo={t('bolsas')}
          endpoint={api.listarBolsas}
          busca={{ campo: 'Nome', rotulo: t('buscarAluno') }}
          ordemPadrao={{ campo: 'criadoEm', ascendente: false }}
          linhaHref={({ id }) => hrefDaTela('bolsa', { id })}
          nomeDaLinha={(b) => b.alunoNome}
          vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
          topo={() => anoLetivoId !== undefined && <Proporcao anoLetivoId={anoLetivoId} />}
          filtros={[
            {
              chave: 'ano',
              rotulo: t('ano'),
              tipo: 'selecao',
              campo: 'AnoLetivoId',
              fixo: true,
              opcoes: anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) })),
            },
            { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', fixo: true, opcoes: comoOpcoes(cursos) },
            {
              chave: 'sit',
              rotulo: t('situacao'),
              tipo: 'selecao',
              campo: 'Situacao',
              fixo: true,
              opcoes: situacoesPedido.map((valor) => ({ valor, rotulo: t(`situacao_${valor}`) })),
            },
          ]}
          colunas={[
            { chave: 'alunoNome', titulo: t('aluno'), ordenavel: true, principal: true },
            { chave: 'cursoNome', titulo: t('curso'), largura: '11rem' },
            { chave: 'turmaNome', titulo: t('turma'), largura: '8rem' },
            { chave: 'responsavelNome', titulo: t('responsavel'), cede: true },
            {
              chave: 'percentualSolicitado',
              titulo: t('solicitado'),
              alinhamento: 'direita',
              largura: '7rem',
              render: (b) => t('porcento', { n: decimalNaTela(b.percentualSolicitado) }),
            },
            {
              chave: 'percentualConcedido',
              titulo: t('concedido'),
              alinhamento: 'direita',
              largura: '8rem',
              render: (b) => b.percentualConcedido !== null && t('porcento', { n: decimalNaTela(b.percentualConcedido) }),
            },
            {
              chave: 'noContrato',
              titulo: t('noContrato'),
              largura: '10rem',
              render: (b) => b.situacao === 'concedido' && t(`noContrato_${b.noContrato}`),
            },
            {
              chave: 'situacao',
              titulo: t('situacao'),
              ordenavel: true,
              principal: true,
              largura: '15rem',
              render: (b) => (
                <>
                  <Etiqueta tom={tomDaBolsa[b.situacao]}>{t(`situacao_${b.situacao}`)}</Etiqueta>{' '}
                  {b.encerradaDesde !== null && <span className="suave">{t('desde', { dia: formatarData(b.encerradaDesde) })}</span>}
                  {b.saiuDaEscola && <Etiqueta tom="alerta">{t('saiuDaEscola')}</Etiqueta>}
                </>
              ),
            },
          ]}
        />
      )}
    </Pagina>
  );
}

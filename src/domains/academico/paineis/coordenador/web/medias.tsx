import { Elo, useEndereco } from '#platform/web/navegacao.tsx';
import { noIdioma } from '#platform/web/decimais.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { painelCoordenadorApi } from '../api.ts';
import { textosPainelCoordenador } from '../texts.ts';
import { Filtro } from './filtro.tsx';
import { consultaDe, type Medias } from './leitura.ts';
import { Parte } from './parte.tsx';
import type { Olhado } from './use-escolha.ts';
import estilo from './coordenador.module.css';

/** Each subject of an etapa in the classes of the course beside each other. */
export default function MediasDoCurso({ olhado }: { olhado: Olhado }) {
  const t = useTextos(textosPainelCoordenador);
  const consulta = useConsulta(painelCoordenadorApi.obterMedias, consultaDe(olhado), { manterAnterior: true });
  const [{ disciplina }] = useEndereco('disciplina');
  return (
    <Parte
      consulta={consulta}
      filtros={(lida) => (
        <Filtro
          nome="disciplina"
          rotulo={t('disciplina')}
          todos={t('todas')}
          itens={lida.disciplinas.map((d) => ({ id: d.disciplinaId, nome: d.disciplina }))}
        />
      )}
    >
      {(lida) =>
        lida.tipo === 'parecer' ? (
          <EstadoVazio titulo={t('semMedias')} texto={t('semMediasTexto')} />
        ) : (
          <TabelaDeMedias lida={lida} disciplinaId={disciplina ? Number(disciplina) : null} />
        )
      }
    </Parte>
  );
}

function TabelaDeMedias({ lida, disciplinaId }: { lida: Medias; disciplinaId: number | null }) {
  const t = useTextos(textosPainelCoordenador);
  const quais = lida.disciplinas.filter((d) => disciplinaId === null || d.disciplinaId === disciplinaId);
  return (
    <Tabela
      legenda={t('medias')}
      colunas={[
        t('disciplina'),
        t('turma'),
        t('media'),
        t('noCurso'),
        t('extremos'),
        t('abaixo', { media: noIdioma(lida.mediaAprovacao ?? '') }),
        t('comMedia'),
        t('distribuicao'),
        t('acoes'),
      ]}
      numericas={[2, 3, 5, 6]}
      cartao={{ titulo: 0, apoio: 1, valor: 2, estado: 7 }}
      linhas={quais.flatMap((d) =>
        d.turmas.map((turma) => ({
          chave: turma.turmaDisciplinaId,
          celulas: [
            d.disciplina,
            turma.turma,
            <strong key="media">{noIdioma(turma.media ?? '–')}</strong>,
            noIdioma(d.media ?? '–'),
            turma.menor === null ? '–' : t('deAte', { menor: noIdioma(turma.menor), maior: noIdioma(turma.maior ?? '') }),
            turma.abaixo,
            t('deTotal', { n: turma.comMedia, total: turma.alunos }),
            <Distribuicao key="faixas" faixas={turma.faixas} />,
            <Elo
              key="notas"
              tela="diario-notas"
              search={{ TurmaId: turma.turmaId, TurmaDisciplinaId: turma.turmaDisciplinaId, EtapaId: lida.etapaId ?? undefined }}
              aria-label={t('verNotasDe', { disciplina: d.disciplina, turma: turma.turma })}
            >
              {t('verNotas')}
            </Elo>,
          ],
        })),
      )}
    />
  );
}

/** How many averages lie in each fifth of the scale: a bar and its count, told in words to whoever does not see them. */
function Distribuicao({ faixas }: { faixas: readonly number[] }) {
  const t = useTextos(textosPainelCoordenador);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = faixas;
  const maximo = Math.max(...faixas, 1);
  return (
    <span
      className={estilo.faixas}
      role="img"
      aria-label={t('distribuicaoDe', { a, b, c, d, e })}
      title={t('distribuicaoDe', { a, b, c, d, e })}
    >
      {faixas.map((n, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the fifths of the scale are always these five
        <span key={i} className={estilo.faixa}>
          <span className={estilo.barra} style={{ height: `${Math.round((n / maximo) * 20)}px` }} />
          <span>{n}</span>
        </span>
      ))}
    </span>
  );
}

import type { RespostaCliente } from '#shared/endpoint.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import { textosFechamento } from '../../texts.ts';
import { fechamentoTurmasApi } from '../api.ts';
import type { Alvo } from './estado.ts';
import estilo from './fechamento.module.css';
import type { TurmaListada } from './leitura.ts';

type Lidos = RespostaCliente<typeof fechamentoTurmasApi.obterResultados>;

/** What a class closed with, what was frozen before it, and what changed in between. */
export function Resultados({ turma, alvo }: { turma: TurmaListada; alvo: Alvo }) {
  const t = useTextos(textosFechamento);
  const entrada = { params: { id: turma.id }, query: alvo.etapaId === null ? {} : { EtapaId: alvo.etapaId } };
  const { data, error, refetch } = useConsulta(fechamentoTurmasApi.obterResultados, entrada, { validadeMs: 0 });
  if (!data) return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={8} />;
  if (data.fechamentos.length === 0) return <p>{t('semFechamento')}</p>;
  return (
    <>
      <Quadro dados={data} comResultado={alvo.etapaId === null} />
      {data.fechamentos.length > 1 && <Diferencas dados={data} />}
      <section className={estilo.bloco}>
        <h3>{t('fechamentos')}</h3>
        <ul className="lista">
          {data.fechamentos.map(({ id, por, em, reabertura }) => (
            <li key={id}>
              {t('fechadoPor', { por, em: escreverInstante(em) })}
              {reabertura && (
                <p className="suave">
                  {t('reabertoPor', { por: reabertura.por, em: escreverInstante(reabertura.em), motivo: reabertura.motivo })}
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Quadro({ dados, comResultado }: { dados: Lidos; comResultado: boolean }) {
  const t = useTextos(textosFechamento);
  const { idioma } = useIdioma();
  const { disciplinas, alunos, casasDecimais } = dados;
  const antes = comResultado ? 2 : 1;
  const colunas = [
    t('aluno'),
    ...(comResultado ? [t('resultado')] : []),
    ...disciplinas.map(({ nome }) => nome),
    t('faltas'),
    t('frequencia'),
  ];
  return (
    <Tabela
      legenda={t('verResultados')}
      className={estilo.quadro}
      colunas={colunas}
      numericas={colunas.flatMap((_, i) => (i >= antes ? [i] : []))}
      cartao={{ titulo: 0, ...(comResultado ? { apoio: 1 } : {}) }}
      linhas={alunos.map((aluno) => {
        const suas = new Map(aluno.disciplinas.map((d) => [d.turmaDisciplinaId, d]));
        return {
          chave: aluno.matriculaId,
          celulas: [
            <Elo key="aluno" tela="visualizar-matricula" params={{ id: aluno.matriculaId }}>
              {aluno.nome}
            </Elo>,
            ...(comResultado ? [resultados.find(({ valor }) => valor === aluno.resultado)?.[idioma] ?? '—'] : []),
            ...disciplinas.map(({ id }) => {
              const d = suas.get(id);
              const media = d?.mediaFinal ?? d?.media ?? null;
              return d?.conceito ?? (media === null ? '—' : decimalNaTela(media, casasDecimais));
            }),
            (aluno.faltas ?? 0) + (aluno.justificadas ?? 0),
            aluno.frequencia === null ? '—' : `${decimalNaTela(aluno.frequencia)} %`,
          ],
        };
      })}
    />
  );
}

function Diferencas({ dados }: { dados: Lidos }) {
  const t = useTextos(textosFechamento);
  const { idioma } = useIdioma();
  const dito = (campo: string, valor: string | null): string => {
    if (valor === null) return '—';
    if (campo === 'resultado' || campo === 'situacao') return resultados.find((r) => r.valor === valor)?.[idioma] ?? valor;
    return campo === 'conceito'
      ? valor
      : decimalNaTela(valor, campo === 'media' || campo === 'mediaFinal' ? dados.casasDecimais : undefined);
  };
  return (
    <section className={estilo.bloco}>
      <h3>{t('oQueMudou')}</h3>
      {dados.diferencas.length === 0 ? (
        <p>{t('nadaMudou')}</p>
      ) : (
        <Tabela
          legenda={t('oQueMudou')}
          colunas={[t('aluno'), t('disciplina'), t('oQue'), t('antes'), t('depois')]}
          numericas={[3, 4]}
          cartao={{ titulo: 0, apoio: 1 }}
          linhas={dados.diferencas.map((d) => ({
            chave: `${d.matriculaId}:${d.disciplina}:${d.campo}`,
            celulas: [d.aluno, d.disciplina ?? t('geral'), t(`campo_${d.campo}`), dito(d.campo, d.antes), dito(d.campo, d.depois)],
          }))}
        />
      )}
    </section>
  );
}

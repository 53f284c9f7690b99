import type { ReactNode } from 'react';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { decimalNaTela, noIdioma } from '#platform/web/decimais.ts';
import { textosResultado } from '#domains/academico/estrutura/criterio/texts.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import type { boletinsApi } from '#domains/academico/boletins/api.ts';
import { textosBoletins } from '#domains/academico/boletins/texts.ts';

export type BoletimDaTela = RespostaCliente<typeof boletinsApi.obterBoletim>;

/** Who the card is of, and how the year stands: attendance, result, where the student sat. */
export function FatosDoBoletim({ boletim: b }: { boletim: BoletimDaTela }) {
  const t = useTextos(textosBoletins);
  const resultados = useTextos(textosResultado);
  const { idioma } = useIdioma();
  const { frequencia: f } = b;
  return (
    <>
      <dl className="fatos-em-colunas">
        <Fato nome={t('turma')}>{`${b.turma.nome} · ${b.curso} · ${b.ano}`}</Fato>
        <Fato nome={t('matricula')}>
          <Elo tela="visualizar-matricula" params={{ id: b.matriculaId }}>
            {b.matriculaCodigo}
          </Elo>
        </Fato>
        {b.dataSaida !== null && (
          <Fato nome={t('movimento')}>
            {t('saida', { movimento: rotuloDe(movimentos, b.movimento, idioma), data: formatarData(b.dataSaida) })}
          </Fato>
        )}
        {b.lugares.length > 0 && (
          <Fato nome={t('turmasNoAno')}>
            {b.lugares
              .map(({ turma, inicio, fim }) =>
                t('turmaDesde', { turma, inicio: formatarData(inicio), fim: fim === null ? t('hoje') : formatarData(fim) }),
              )
              .join('; ')}
          </Fato>
        )}
        <Fato nome={t('frequencia')}>
          {f.percentual === null ? t('semChamada') : `${decimalNaTela(f.percentual, 2)} %`} (
          {t('minimo', { minimo: noIdioma(b.frequenciaMinima) })}) {!f.basta && <Etiqueta tom="perigo">{t('abaixoDoMinimo')}</Etiqueta>}
          {f.dadas > 0 && (
            <p className="suave">
              {t(`faltasEm_${b.controle}`, { faltas: f.faltas + f.justificadas, dadas: f.dadas })}
              {f.previstas > f.dadas && ` (${t('noAnoPrevisto', { n: f.previstas })})`}
              {f.deOrigem && `, ${t('faltasDeOrigem', f.deOrigem)}`}
              {f.justificadas > 0 && `, ${t('justificadas', { n: f.justificadas })}`}
            </p>
          )}
        </Fato>
        {b.tipo === 'nota' && <Fato nome={t('aprovacao')}>{noIdioma(b.mediaAprovacao)}</Fato>}
        {b.legenda.length > 0 && <Fato nome={t('legenda')}>{b.legenda.map(({ sigla, nome }) => `${sigla}: ${nome}`).join('; ')}</Fato>}
        {b.resultado !== null && (
          <Fato nome={t('resultado')}>
            <Etiqueta tom={b.resultado.startsWith('reprovado') ? 'perigo' : 'sucesso'}>{resultados(b.resultado)}</Etiqueta>
          </Fato>
        )}
      </dl>
      {b.parcial && <p className="suave">{t('parcialTexto')}</p>}
    </>
  );
}

function Fato({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{children}</dd>
    </div>
  );
}

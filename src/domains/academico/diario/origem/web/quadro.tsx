import type { CSSProperties, KeyboardEvent } from 'react';
import { CampoNumero, camposDe, CampoSelecao, CampoTexto, EmColunas } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { esquemaOrigem } from '../esquemas.ts';
import { textosOrigem } from '../texts.ts';
import { etapasDigitadas, type Origem } from './valores.ts';
import estilo from './origem.module.css';

const campo = camposDe<typeof esquemaOrigem>();

/** Subjects by the etapas that began before the entry, with their attendance where the roll is by lesson; Tab goes along a row, Enter down a column. */
export function QuadroDaOrigem({ origem }: { origem: Origem }) {
  const t = useTextos(textosOrigem);
  const { disciplinas, controle, tipo } = origem;
  const etapas = etapasDigitadas(origem);
  const porAula = controle === 'por_aula';
  const colunas = [...etapas.map(({ nome }) => nome), ...(porAula ? [t('aulasDadas'), t('faltas')] : [])];
  const explica = tipo === 'parecer' ? 'porParecer' : origem.etapas.length === 0 ? 'semEtapas' : 'explica';
  return (
    <>
      <div className={`suave ${estilo.explica}`}>
        <p>{t(explica)}</p>
        <p>{t('frequenciaExplica')}</p>
      </div>
      {!porAula && (
        <EmColunas>
          <CampoNumero nome={campo('frequencias.0.dadas')} rotulo={t('diasDados')} colunas={3} />
          <CampoNumero nome={campo('frequencias.0.faltas')} rotulo={t('faltas')} colunas={3} />
        </EmColunas>
      )}
      {colunas.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter of the fields inside
        <div
          className={estilo.quadro}
          style={{ '--colunas-do-quadro': colunas.length } as CSSProperties}
          onKeyDown={(e) => descer(e, colunas.length)}
        >
          <div className={estilo.cabeca} aria-hidden>
            <span>{t('disciplina')}</span>
            {colunas.map((nome) => (
              <span key={nome}>{nome}</span>
            ))}
          </div>
          {disciplinas.map(({ id, nome }, i) => (
            <div key={id} className={estilo.linha} role="group" aria-label={nome}>
              <strong>{nome}</strong>
              {etapas.map((etapa, j) => (
                <Nota
                  key={etapa.id}
                  origem={origem}
                  lugar={i * etapas.length + j}
                  rotulo={t('deQue', { disciplina: nome, de: etapa.nome })}
                />
              ))}
              {porAula && (
                <>
                  <CampoNumero nome={campo(`frequencias.${i}.dadas`)} rotulo={t('deQue', { disciplina: nome, de: t('aulasDadas') })} />
                  <CampoNumero nome={campo(`frequencias.${i}.faltas`)} rotulo={t('deQue', { disciplina: nome, de: t('faltas') })} />
                </>
              )}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Nota({ origem: { tipo, conceitos }, lugar, rotulo }: { origem: Origem; lugar: number; rotulo: string }) {
  const nome = campo(`notas.${lugar}.valor`);
  return tipo === 'conceito' ? (
    <CampoSelecao
      nome={nome}
      rotulo={rotulo}
      opcoes={conceitos.map(({ sigla, nome: dito }) => ({ valor: sigla, rotulo: `${sigla} · ${dito}` }))}
    />
  ) : (
    <CampoTexto nome={nome} rotulo={rotulo} maximo={7} inputMode="decimal" />
  );
}

/** As in the grid of marks: Enter goes to the cell below, at the foot of a column to the head of the next. */
function descer(evento: KeyboardEvent<HTMLDivElement>, colunas: number): void {
  if (evento.key !== 'Enter' || evento.ctrlKey || evento.metaKey || !(evento.target instanceof HTMLInputElement)) return;
  evento.preventDefault();
  const celulas = [...evento.currentTarget.querySelectorAll<HTMLElement>('input, select')];
  const aqui = celulas.indexOf(evento.target);
  celulas[aqui + colunas < celulas.length ? aqui + colunas : (aqui % colunas) + 1]?.focus();
}

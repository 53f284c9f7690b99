import { useState } from 'react';
import { camposDe, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import type { Passo } from '#domains/academico/estrutura/criterio/calculo.ts';
import { type Criterio, criterioPadrao, type RegraDeAvaliacao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { esquemaCriterio } from '#domains/academico/estrutura/criterio/esquemas.ts';
import { calcularExemplo, marcasPara, type MarcasDoExemplo } from '../exemplo.ts';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import { textosDosPassos } from '#domains/academico/estrutura/criterio/textos-dos-passos.ts';
import { textosCriterio, textosResultado } from '#domains/academico/estrutura/criterio/texts.ts';
import { EtapasDoExemplo } from './etapas-do-exemplo.tsx';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';
import { MarcaDoExemplo } from './marca-do-exemplo.tsx';
import type { DefinicaoTextos } from '#shared/textos.ts';

const campo = camposDe<typeof esquemaCriterio>();
const nomes = Object.keys(criterioPadrao) as (keyof RegraDeAvaliacao)[];

/** The criterion as it is being edited; the last valid one while it is not. */
function useCriterioDoFormulario(): { criterio: Criterio; valido: boolean } {
  const valores = useValores();
  const lido = esquemaCriterio.safeParse(valores);
  const [ultimo, setUltimo] = useState<Criterio>(criterioPadrao);
  const chave = lido.success ? JSON.stringify(lido.data) : null;
  const [visto, setVisto] = useState(chave);
  if (lido.success && chave !== visto) {
    setVisto(chave);
    setUltimo(lido.data);
  }
  return { criterio: lido.success ? lido.data : ultimo, valido: lido.success };
}

/** Each field is watched by name; the list never changes, so neither does the order of the hooks. */
function useValores(): Record<string, unknown> {
  const valores: Record<string, unknown> = {};
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- a constant list of names
  for (const nome of nomes) valores[nome] = useValor(campo(nome));
  return valores;
}

/** Marks → averages → recovery → partial → exam → result, as the criterion is edited, and how each number came about. */
export default function ExemploDoCriterio() {
  const t = useTextos(textosCriterio);
  const resultados = useTextos(textosResultado);
  const { criterio, valido } = useCriterioDoFormulario();
  // What was typed is of evaluations that are worth as much as these: other ones start afresh.
  const feitio = `${criterio.calculoDaEtapa} ${criterio.calculoDaEtapa === 'pontos' ? criterio.pontosDaEtapa : ''}`;
  const [digitadas, setDigitadas] = useState<{ feitio: string; marcas: MarcasDoExemplo } | null>(null);
  const marcas = digitadas?.feitio === feitio ? digitadas.marcas : marcasPara(criterio);
  const { etapas, parcial, disciplina, frequencia, resultado, passosDoResultado } = calcularExemplo(criterio, marcas);
  const mudar = (parte: Partial<MarcasDoExemplo>): void => setDigitadas({ feitio, marcas: { ...marcas, ...parte } });
  const media = (valor: string | null): string => (valor === null ? t('semMedia') : exibirDecimal(valor, criterio.casasDecimais));
  const porParecer = criterio.tipo === 'parecer';
  const reprovou = resultado.startsWith('reprovado');
  const linhas: { titulo: string; valor: string; passos: readonly Passo[] }[] = [
    ...(porParecer ? [] : etapas.map((e, i) => ({ titulo: t('etapaN', { n: i + 1 }), valor: media(e.valor), passos: e.passos }))),
    ...(porParecer ? [] : [{ titulo: t('mediaParcial'), valor: media(parcial.valor), passos: parcial.passos }]),
    {
      titulo: t('situacaoDaDisciplina'),
      valor:
        disciplina.final === null ? resultados(disciplina.situacao) : `${resultados(disciplina.situacao)} (${media(disciplina.final)})`,
      passos: disciplina.passos,
    },
    { titulo: t('frequencia'), valor: frequencia.valor === null ? '—' : `${exibirDecimal(frequencia.valor)} %`, passos: frequencia.passos },
    { titulo: t('resultado'), valor: resultados(resultado), passos: passosDoResultado },
  ];
  return (
    <>
      <section className={estilo.exemplo} aria-label={t('exemplo')}>
        <h3>{t('exemplo')}</h3>
        <p className="suave">{valido ? t('exemploTexto') : t('exemploComErro')}</p>
        {porParecer ? (
          <p>{t('exemploParecer')}</p>
        ) : (
          <EtapasDoExemplo criterio={criterio} marcas={marcas.etapas} etapas={etapas} aoMudar={(novas) => mudar({ etapas: novas })} />
        )}
        <div className={estilo.marcasFinais}>
          {!porParecer && criterio.recuperacaoFinal && (
            <MarcaDoExemplo
              rotulo={t('notaDaRecuperacaoFinal')}
              valor={marcas.recuperacaoFinal}
              aoMudar={(recuperacaoFinal) => mudar({ recuperacaoFinal })}
            />
          )}
          {!porParecer && criterio.usaExameFinal && (
            <MarcaDoExemplo rotulo={t('notaDoExame')} valor={marcas.exame} aoMudar={(exame) => mudar({ exame })} />
          )}
          <MarcaDoExemplo rotulo={t('aulas')} valor={marcas.aulas} aoMudar={(aulas) => mudar({ aulas })} />
          <MarcaDoExemplo rotulo={t('faltas')} valor={marcas.faltas} aoMudar={(faltas) => mudar({ faltas })} />
        </div>
        <Explicacoes linhas={linhas} />
      </section>
      <p role="status" className={estilo.resultado}>
        {!porParecer && (
          <>
            <span className="suave">{t('exemplo')}:</span> {t('mediaParcial')} <strong>{media(parcial.valor)}</strong>
            {disciplina.final !== null && criterio.usaExameFinal && (
              <>
                {' · '}
                {t('mediaFinalCurta')} <strong>{media(disciplina.final)}</strong>
              </>
            )}
            {' · '}
          </>
        )}
        {t('frequencia')} <strong>{frequencia.valor === null ? '—' : `${exibirDecimal(frequencia.valor)} %`}</strong>{' '}
        <Etiqueta tom={reprovou ? 'perigo' : resultado.startsWith('aprovado') ? 'sucesso' : 'alerta'}>{resultados(resultado)}</Etiqueta>
      </p>
    </>
  );
}

function Explicacoes({ linhas }: { linhas: readonly { titulo: string; valor: string; passos: readonly Passo[] }[] }) {
  const t = useTextos(textosCriterio);
  const explicar = useTextos<DefinicaoTextos>(textosDosPassos);
  return (
    <details open className={estilo.recolhido}>
      <summary>{t('comoSeChega')}</summary>
      <dl className={estilo.explicacoes}>
        {linhas.map(({ titulo, valor, passos }) => (
          <div key={titulo}>
            <dt>
              {titulo}: <strong>{valor}</strong>
            </dt>
            <dd>
              {passos
                .map(({ chave, params }) => explicar(chave, params))
                .join(' ')
                .replaceAll('….', '…')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { decimalNaTela } from '#platform/web/decimais.ts';
import type { Passo } from '#domains/academico/estrutura/criterio/calculo.ts';
import { calcularExemplo, marcasPara, type MarcasDoExemplo } from '../exemplo.ts';
import { textosCriterio, textosResultado } from '#domains/academico/estrutura/criterio/texts.ts';
import { EtapasDoExemplo } from './etapas-do-exemplo.tsx';
import estilo from '#domains/academico/estrutura/web/estrutura.module.css';
import { MarcaDoExemplo } from './marca-do-exemplo.tsx';
import { Explicacoes } from './explicacoes.tsx';
import { useCriterioDoFormulario } from './use-criterio.ts';

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
  const media = (valor: string | null): string => (valor === null ? t('semMedia') : decimalNaTela(valor, criterio.casasDecimais));
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
    { titulo: t('frequencia'), valor: frequencia.valor === null ? '—' : `${decimalNaTela(frequencia.valor)} %`, passos: frequencia.passos },
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
        <details open className={estilo.recolhido}>
          <summary>{t('comoSeChega')}</summary>
          <Explicacoes linhas={linhas} />
        </details>
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
        {t('frequencia')} <strong>{frequencia.valor === null ? '—' : `${decimalNaTela(frequencia.valor)} %`}</strong>{' '}
        <Etiqueta tom={reprovou ? 'perigo' : resultado.startsWith('aprovado') ? 'sucesso' : 'alerta'}>{resultados(resultado)}</Etiqueta>
      </p>
    </>
  );
}

import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { situacoesDaMudanca } from '../situacoes.ts';
import { substituidasDe } from '../substituidas.ts';
import { textosDadosBancarios } from '../texts.ts';
import estilo from './dados-bancarios.module.css';
import type { CampoBancario, MudancaLida } from './tipos.ts';

/** What was changed when, by whom: values masked, enough to recognize them by. */
export function HistoricoBancario({ campos, itens }: { campos: readonly CampoBancario[]; itens: readonly MudancaLida[] }) {
  const t = useTextos(textosDadosBancarios);
  if (itens.length === 0) return <p className="suave">{t('semHistorico')}</p>;
  const substituidas = substituidasDe(itens);
  return (
    <ol className={estilo.historico}>
      {itens.map((m) => (
        <li key={m.id}>
          <Passo mudanca={m} campos={campos} isSubstituida={substituidas.has(m.id)} />
        </li>
      ))}
    </ol>
  );
}

type DoPasso = { mudanca: MudancaLida; campos: readonly CampoBancario[]; isSubstituida: boolean };
function Passo({ mudanca: m, campos, isSubstituida }: DoPasso) {
  const t = useTextos(textosDadosBancarios);
  const { idioma } = useIdioma();
  const mudou = campos.filter(({ campo }) => m.mudados.includes(campo));
  const pedida = { nome: m.pedidaPorNome, em: escreverInstante(m.pedidaEm) };
  const frases = [
    m.abertura ? t('cadastradaPor', pedida) : t('pedidaPor', pedida),
    m.motivo !== null && t('motivoDado', { motivo: m.motivo }),
    m.unicaPessoa && t('aprovadaSo', { nome: m.pedidaPorNome }),
    !m.unicaPessoa && m.aprovadaEm !== null && t('aprovadaPor', { nome: m.aprovadaPorNome ?? '—', em: escreverInstante(m.aprovadaEm) }),
    !m.abertura && m.vigorouEm !== null && t('valeDesde', { quando: escreverInstante(m.vigorouEm) }),
    m.retiradaEm !== null &&
      t('retiradaPor', { nome: m.retiradaPorNome ?? '—', em: escreverInstante(m.retiradaEm), motivo: m.retiradaMotivo ?? '' }),
  ];
  return (
    <>
      <strong>{isSubstituida ? t('substituida') : rotuloDe(situacoesDaMudanca, m.situacao, idioma)}</strong>
      {mudou.map(({ campo, rotulo }) => (
        <p key={campo}>
          {rotulo}: {!m.abertura && `${m.antes[campo] ?? t('vazio')} → `}
          {m.depois[campo] ?? t('vazio')}
          {!m.abertura && m.antes[campo] === m.depois[campo] && ` (${t('outroParecido')})`}
        </p>
      ))}
      <p className="suave">{frases.filter((frase) => frase !== false).join(' ')}</p>
    </>
  );
}

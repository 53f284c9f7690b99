import type { KeyboardEvent } from 'react';
import {
  type Caminho,
  CampoDinheiro,
  CampoSelecao,
  CampoTexto,
  dentro,
  ListaDeCampos,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { ContaPicker } from '#domains/contabil/plano-contas/web/door.tsx';
import { textosLancamento } from '../../texts.ts';
import { useCentrosDeCusto } from './centros.ts';
import { isEnterDeCampo } from './teclas.ts';
import { type ContasConhecidas, linhaVazia } from './valores.ts';

type Linha = {
  contaId?: number | string | null | undefined;
  centroCustoId?: number | string | null | undefined;
  debitoCentavos?: number | string | null | undefined;
  creditoCentavos?: number | string | null | undefined;
  historico?: string | null | undefined;
};
const inteiro = (valor: unknown): number => (typeof valor === 'number' && Number.isSafeInteger(valor) ? valor : 0);
/** By how much the debits exceed the credits, of what can be read so far. */
const diferencaDe = (linhas: readonly (Linha | null | undefined)[]): number =>
  linhas.reduce((soma, l) => soma + inteiro(l?.debitoCentavos) - inteiro(l?.creditoCentavos), 0);

/**
 * The lines of an entry. Enter goes to the next line; on the last one it adds another, with what is missing already on its side.
 */
export function Linhas({ nome, contas = {} }: { nome: Caminho<readonly Linha[] | null | undefined>; contas?: ContasConhecidas }) {
  const t = useTextos(textosLancamento);
  const centros = useCentrosDeCusto();
  const { ler } = useFormulario();
  const nova = () => {
    const falta = diferencaDe(ler(nome) ?? []);
    return linhaVazia(falta > 0 ? { creditoCentavos: centavos(falta) } : falta < 0 ? { debitoCentavos: centavos(-falta) } : {});
  };
  const aoTeclar = (evento: KeyboardEvent<HTMLDivElement>): void => {
    if (!isEnterDeCampo(evento)) return;
    evento.preventDefault();
    const seguinte = (evento.target as HTMLElement).closest('[data-item]')?.nextElementSibling;
    const primeiro = seguinte?.matches('[data-item]') ? seguinte.querySelector<HTMLElement>('input') : null;
    if (primeiro) primeiro.focus();
    else evento.currentTarget.querySelector<HTMLElement>('[data-adicionar]')?.click();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only hears the keys of the fields inside
    <div className="inteira" onKeyDown={aoTeclar}>
      <ListaDeCampos
        nome={nome}
        rotulo={t('linhas')}
        nomeDoItem={(i) => t('linhaN', { n: i + 1 })}
        rotuloAdicionar={t('adicionarLinha')}
        novo={nova}
        maximo={500}
      >
        {(item, i) => {
          const conhecida = contas[inteiro((ler(nome) ?? [])[i]?.contaId)] ?? null;
          return (
            <>
              <ContaPicker nome={dentro(item, 'contaId')} rotulo={t('conta')} colunas={4} inicial={conhecida} />
              <CampoDinheiro nome={dentro(item, 'debitoCentavos')} rotulo={t('debito')} colunas={2} />
              <CampoDinheiro nome={dentro(item, 'creditoCentavos')} rotulo={t('credito')} colunas={2} />
              <CampoSelecao nome={dentro(item, 'centroCustoId')} rotulo={t('centroCusto')} colunas={2} opcoes={centros} />
              <CampoTexto nome={dentro(item, 'historico')} rotulo={t('historicoDaLinha')} colunas={2} maximo={300} />
            </>
          );
        }}
      </ListaDeCampos>
      <Falta nome={nome} />
      <p className="suave">{t('teclado')}</p>
    </div>
  );
}

function Falta({ nome }: { nome: Caminho<readonly Linha[] | null | undefined> }) {
  const t = useTextos(textosLancamento);
  const linhas = useValor(nome) ?? [];
  const falta = diferencaDe(linhas);
  const total = linhas.reduce((soma: number, l) => soma + inteiro(l?.debitoCentavos), 0);
  if (total === 0 && falta === 0) return <p role="status" />;
  const valor = formatarReais(centavos(falta === 0 ? total : Math.abs(falta)));
  return (
    <p role="status" className={falta === 0 ? undefined : 'consequencia'}>
      {falta === 0 ? t('fecha', { valor }) : t(falta > 0 ? 'faltaCredito' : 'faltaDebito', { valor })}
    </p>
  );
}

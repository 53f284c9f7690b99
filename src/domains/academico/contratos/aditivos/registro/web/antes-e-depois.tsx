import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarValor } from '#shared/dinheiro.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import estilo from '#domains/academico/contratos/web/contrato.module.css';

type Parte = {
  pagadorId: number;
  pagadorNome: string;
  vencimento: string;
  valorCentavos: number;
  descontoIncondicionalCentavos: number;
};
export type ParcelaAditada = {
  precoIndice: number;
  descricao: string;
  parcela: number;
  parcelas: number;
  intocada: 'paga' | 'parcial' | 'cancelada' | 'renegociada' | 'suspensa' | null;
  antes: readonly Parte[];
  depois: readonly Parte[];
};
const liquido = (p: Parte): number => p.valorCentavos - p.descontoIncondicionalCentavos;
const soma = (partes: readonly Parte[]): number => partes.reduce((total, p) => total + liquido(p), 0);
const dinheiro = (n: Centavos): string => formatarValor(n);

/** Each installment as it was and as it becomes; those left as they are say why. */
export function AntesEDepois({ parcelas }: { parcelas: readonly ParcelaAditada[] }) {
  const t = useTextos(textosAditivo);
  const comPagador = parcelas.some((p) => nomes(p.antes) !== nomes(p.depois) || p.depois.length > 1);
  return (
    <Tabela
      legenda={t('antesEDepois')}
      colunas={[t('parcela'), t('antes'), t('depois'), t('diferenca')]}
      numericas={[3]}
      cartao={{ titulo: 0, valor: 3 }}
      linhas={parcelas.map((p) => {
        const diferenca = soma(p.depois) - soma(p.antes);
        return {
          chave: `${p.precoIndice}-${p.parcela}`,
          celulas: [
            `${p.descricao} ${p.parcela}/${p.parcelas}`,
            <Partes key="a" partes={p.antes} comPagador={comPagador} />,
            p.intocada ? (
              <Etiqueta key="i">{t(`intocada_${p.intocada}`)}</Etiqueta>
            ) : (
              <strong key="d">
                <Partes partes={p.depois} comPagador={comPagador} />
              </strong>
            ),
            p.intocada ? '—' : diferenca === 0 ? '0,00' : `${diferenca > 0 ? '+' : '−'}${dinheiro(centavos(Math.abs(diferenca)))}`,
          ],
        };
      })}
    />
  );
}

const nomes = (partes: readonly Parte[]): string => partes.map((p) => p.pagadorId).join();

function Partes({ partes, comPagador }: { partes: readonly Parte[]; comPagador: boolean }) {
  const t = useTextos(textosAditivo);
  if (partes.length === 0) return t('semTitulo');
  return partes.map((p) => (
    <div key={p.pagadorId} className={estilo.parte}>
      {formatarData(p.vencimento)} · {dinheiro(centavos(liquido(p)))}
      {comPagador && ` · ${p.pagadorNome}`}
    </div>
  ));
}

import { formatarPercentual } from '#domains/academico/matriculas/percentuais.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, oposto } from '#shared/dinheiro.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import type { LinhaDaPrevia, Previa } from './escolhidos.ts';
import estilo from '#domains/academico/rematriculas/web/rematriculas.module.css';

const reais = (valor: Centavos): string => formatarReais(valor);

/** Why a student is in their state, and how the total of the contract comes about: prices of the year, discounts that go on, what is left when paid on time. */
export function Composicao({
  linha,
  plano,
  ano,
  aoFechar,
}: {
  linha: LinhaDaPrevia | null;
  plano: Previa['planos'][number] | null;
  ano: number;
  aoFechar: () => void;
}) {
  const t = useTextos(textosRematricula);
  const nomeDo = ({ nome: desconto, limiteCentavos: limite }: Previa['planos'][number]['descontos'][number]): string =>
    limite === null ? desconto : t('limitadoA', { nome: desconto, limite: reais(limite) });
  const linhas = plano && [
    ...plano.linhas.map((l, i) => ({
      // A price may be in several lines.
      chave: `linha${i}`,
      celulas: [
        `${l.descricao}: ${t('emParcelas', { n: l.parcelas, valor: reais(l.valorCentavos), data: formatarData(l.primeiroVencimento) })}`,
        reais(l.valorCentavos),
      ],
    })),
    ...plano.descontos
      .filter(({ condicional }) => !condicional)
      .map((d) => ({ chave: d.nome, celulas: [nomeDo(d), reais(oposto(d.valorCentavos))] })),
    {
      chave: 'total',
      celulas: [<strong key="rotulo">{t('totalDoContrato')}</strong>, <strong key="valor">{reais(plano.totalCentavos)}</strong>],
    },
    ...plano.descontos
      .filter(({ condicional }) => condicional)
      .map((d) => ({ chave: d.nome, celulas: [t('ateOVencimento', { nome: nomeDo(d) }), reais(oposto(d.valorCentavos))] })),
    ...(plano.sePagoEmDiaCentavos === plano.totalCentavos
      ? []
      : [{ chave: 'emDia', celulas: [t('sePagoEmDia'), reais(plano.sePagoEmDiaCentavos)] }]),
  ];
  return (
    <Janela aberta={linha !== null} titulo={linha?.alunoNome ?? ''} aoFechar={aoFechar}>
      {linha && linha.motivos.length > 0 && (
        <ul className={estilo.porques}>
          {linha.motivos.map(({ codigo, mensagem }, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- one reason may come twice, once for each guardian
            <li key={`${codigo}${i}`}>{mensagem}</li>
          ))}
        </ul>
      )}
      {linhas && <Tabela legenda={t('comoSeChega')} colunas={[t('itens'), t('total')]} numericas={[1]} linhas={linhas} />}
      {linhas && (
        <>
          <p className={estilo.nota}>
            {t('quemPaga', {
              pagadores: (linha?.pagadores ?? []).map((p) => `${p.nome} (${formatarPercentual(p.percentual)})`).join(', '),
            })}
          </p>
          <p className={estilo.nota}>{t('fonteDosPrecos', { ano })}</p>
        </>
      )}
    </Janela>
  );
}

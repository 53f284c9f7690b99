import { textosContrato } from '#domains/academico/contratos/texts.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { saidasApi } from '../api.ts';
import { nuncaValeu } from '../../situacoes.ts';
import { type AcaoDoContrato, cancelaOQueNaoValeu, type VerboDeSaida } from '../esquemas.ts';
import { textosSaidas } from '../texts.ts';
import type { Tradutor } from '#shared/textos.ts';

type Efeito = RespostaCliente<typeof saidasApi.preverSaida>['contratos'][number];

/** What the choice does to one contract, in titles and money. */
export function EfeitoNoContrato({ efeito, verbo, acao }: { efeito: Efeito; verbo: VerboDeSaida; acao: AcaoDoContrato }) {
  const t = useTextos(textosSaidas);
  const tc = useTextos(textosContrato);
  return (
    <p>
      <Elo tela="contrato-visualizar" params={{ contratoId: efeito.id }} target="_blank">
        {t('contrato', { numero: efeito.numero })}
      </Elo>
      {` (${tc(`situacao_${efeito.situacao}`)})`}: {frases(efeito, { verbo, acao }, t).join(' ')}
    </p>
  );
}

function frases(efeito: Efeito, { verbo, acao }: { verbo: VerboDeSaida; acao: AcaoDoContrato }, t: T): string[] {
  if (nuncaValeu(efeito))
    return [t(cancelaOQueNaoValeu(verbo, acao) ? `semValer_${efeito.situacao === 'rascunho' ? 'rascunho' : 'enviado'}` : 'semValerEspera')];
  const noAcordo = frasesDoAcordo(efeito, t);
  if (acao === 'manter') return [t(efeito.situacao === 'suspenso' ? 'jaSuspenso' : 'mantido'), ...noAcordo];
  if (efeito.impedimento !== null) return [t(porque(efeito.impedimento)), ...noAcordo];
  const grupo = (chave: 'suspensoNaoVolta' | 'continuaDevido' | 'pagoNaoMuda', { quantidade, somaCentavos }: Efeito['cancelados']) =>
    quantidade === 0 ? [] : [t(chave, { n: quantidade, valor: formatarReais(centavos(somaCentavos)) })];
  if (acao === 'suspender' && efeito.situacao === 'suspenso')
    return [t('jaSuspenso'), ...grupo('continuaDevido', efeito.devidos), ...noAcordo];
  return [
    t(acao === 'suspender' ? 'serSuspenso' : 'serCancelado', {
      n: efeito.cancelados.quantidade,
      valor: formatarReais(centavos(efeito.cancelados.somaCentavos)),
    }),
    ...grupo('suspensoNaoVolta', efeito.suspensos),
    ...grupo('continuaDevido', efeito.devidos),
    ...grupo('pagoNaoMuda', efeito.pagos),
    ...noAcordo,
    ...(efeito.multaCentavos > 0
      ? [t('multaDe', { valor: formatarReais(centavos(efeito.multaCentavos)), quem: quemPaga(efeito, t) })]
      : []),
  ];
}

type T = Tradutor<typeof textosSaidas>;

const quemPaga = ({ multas }: Efeito, t: T): string =>
  multas.map((m) => t('multaDeQuem', { valor: formatarReais(centavos(m.valorCentavos)), nome: m.pagadorNome })).join('; ');

/** What was renegotiated of the contract, which its end does not reach. */
function frasesDoAcordo({ renegociados: { quantidade, somaCentavos, recebidoCentavos, acordos } }: Efeito, t: T): string[] {
  const valor = (n: number) => formatarReais(centavos(n));
  return [
    ...(quantidade === 0
      ? []
      : [t('emAcordo', { n: quantidade, valor: valor(somaCentavos), acordos: acordos.map((a) => a.numero).join(', ') })]),
    ...(recebidoCentavos === 0 ? [] : [t('pagoNoAcordo', { valor: valor(recebidoCentavos) })]),
  ];
}

const porque = (impedimento: string) =>
  impedimento === 'CONTRATO_EM_ACORDO' ? 'acordoPedeEscolha' : impedimento === 'ACORDO_APOS_FALECIMENTO' ? 'acordoNaMorte' : 'impedido';

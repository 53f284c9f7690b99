import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type Fato, FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import { decimalCurto } from '#shared/decimais.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { Tradutor } from '#shared/textos.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { boletosApi as api } from '../api.ts';
import { isVivo, rotulosSituacaoBoleto } from '#domains/financeiro/boletos/situacoes.ts';
import { textosBoletos } from '#domains/financeiro/boletos/texts.ts';
import estilo from '#domains/financeiro/boletos/web/boletos.module.css';
import { EtiquetaDoBoleto, recarregar } from '#domains/financeiro/boletos/web/comum.tsx';
import { Impressao } from '#domains/financeiro/boletos/impressao/web/door.tsx';
import { ChaveNova } from '#domains/financeiro/boletos/pix-reemitido/web/door.tsx';
import { pedirBaixa } from './pedir-baixa.ts';

const TituloAberto = lazy(() => import('#domains/financeiro/titulos/ficha/web/door.tsx').then((m) => ({ default: m.TituloAberto })));
type Boleto = RespostaCliente<typeof api.obterBoleto>;

/** The record of a slip: what it asks for, how to pay it, what happened to it, what may be done now. */
export default function BoletoAberto({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosBoletos);
  const { pode } = useSessao();
  const consulta = useConsulta(api.obterBoleto, { params: { id } });
  const [aberto, setAberto] = useState<'pdf' | 'titulo' | null>(null);
  const boleto = consulta.data;
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={boleto ? t('boleto', { numero: boleto.nossoNumero }) : t('boletos')}
      rodape={
        boleto && (
          <>
            {pode('gerenciar-boletos', 'excluir') && isVivo(boleto.situacao) && <Baixa boleto={boleto} />}
            {pode('contas-a-receber', 'visualizar') && (
              <Button variant="default" onClick={() => setAberto('titulo')}>
                {t('verTitulo')}
              </Button>
            )}
            <Button onClick={() => setAberto('pdf')}>{t('verBoleto')}</Button>
          </>
        )
      }
    >
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!boleto && !consulta.error && <Esqueleto linhas={10} />}
      {boleto && <Corpo boleto={boleto} />}
      {boleto && aberto === 'pdf' && <Impressao ids={[boleto.id]} aoFechar={() => setAberto(null)} />}
      {boleto && aberto === 'titulo' && (
        <Suspense fallback={null}>
          <TituloAberto id={boleto.tituloId} aoFechar={() => setAberto(null)} />
        </Suspense>
      )}
    </Janela>
  );
}

function Baixa({ boleto }: { boleto: Boleto }) {
  const t = useTextos(textosBoletos);
  const retirar = (): Promise<void> =>
    chamar(api.pedirBaixas, { body: { ids: [boleto.id], desfazer: true, motivo: null } }).then(async (feito) => {
      avisar.sucesso(t('baixasRetiradas', feito));
      await recarregar();
    }, avisar.erro);
  return boleto.baixaPedida ? (
    <Button variant="subtle" onClick={() => void retirar()}>
      {t('retirarPedido')}
    </Button>
  ) : (
    <Button variant="subtle" color="red" onClick={() => void pedirBaixa([boleto.id], t)}>
      {t('pedirBaixa')}
    </Button>
  );
}

function porQueNaoVale({ situacao, saindo, ficouNoBanco, vencimentoRecusado }: Boleto) {
  if (saindo) return 'saindoTexto';
  if (ficouNoBanco) return 'ficouNoBancoTexto';
  return vencimentoRecusado ? 'vencimentoRecusadoTexto' : situacao === 'gerada' ? 'naoEnviadoTexto' : 'desatualizadoTexto';
}

function Corpo({ boleto }: { boleto: Boleto }) {
  const t = useTextos(textosBoletos);
  const { idioma } = useIdioma();
  const fatos: Fato[] = [
    [t('titulo'), boleto.tituloNumero],
    boleto.alunoNome !== null && [t('aluno'), [boleto.alunoNome, boleto.turmaNome].filter(Boolean).join(' · ')],
    [t('pagador'), boleto.pagadorNome],
    [t('descricao'), descricaoNoIdioma(boleto.descricao, idioma)],
    [t('banco'), `${boleto.bancoNome} · ${boleto.contaNome}`],
    [t('documento'), formatarData(boleto.dataDocumento)],
    [t('vencimento'), formatarData(boleto.dataVencimento)],
    boleto.descontoCentavos > 0 && [t('desconto'), formatarReais(boleto.descontoCentavos)],
    [t('multaEJuros'), t('taxas', { multa: decimalCurto(boleto.multaPercentual), juros: decimalCurto(boleto.jurosPercentualMes) })],
  ];
  return (
    <>
      <p>
        <EtiquetaDoBoleto situacao={boleto.situacao} /> {boleto.baixaPedida && isVivo(boleto.situacao) && t('baixaPedida')}
      </p>
      <p className={estilo.grande}>{formatarReais(boleto.valorCentavos)}</p>
      {boleto.motivosTexto.length > 0 && <p className="consequencia consequencia-perigo">{boleto.motivosTexto.join('; ')}</p>}
      {boleto.desatualizado && <p className="consequencia consequencia-perigo">{t(porQueNaoVale(boleto))}</p>}
      {isVivo(boleto.situacao) && !boleto.desatualizado && <Copiavel rotulo={t('linhaDigitavel')} texto={boleto.linhaDigitavel} />}
      <FatosEmColunas fatos={fatos} />
      {boleto.pixDoBanco && isVivo(boleto.situacao) && (
        <Pix titulo={t('pixDoBanco')} texto={t('pixDoBancoTexto')} codigo={boleto.pixDoBanco} />
      )}
      {boleto.pixDaEscola && <Pix titulo={t('pixDaEscola')} texto={textoDaChave(boleto, t)} codigo={boleto.pixDaEscola} />}
      {boleto.chaveNova && <ChaveNova boletoId={boleto.id} chave={boleto.chaveNova} />}
      <section className={estilo.secao}>
        <h3>{t('historico')}</h3>
        <ol className={estilo.passos}>
          {boleto.historico.map((passo) => (
            <li key={`${passo.em} ${passo.codigo ?? passo.para}`}>
              {passo.para !== null && <strong>{rotuloDe(rotulosSituacaoBoleto, passo.para, idioma)} · </strong>}
              {t(`origem_${passo.origem}` as 'origem_emissao')}
              {passo.codigo !== null && `: ${t(`passo_${passo.codigo}`)}`}
              {passo.detalhe !== null && (passo.codigo === null ? `: ${passo.detalhe}` : ` (${passo.detalhe})`)}
              <p className="suave">
                {escreverInstante(passo.em)} · {passo.usuarioNome}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** A code that people paste into their bank. */
function Copiavel({ rotulo, texto }: { rotulo: string; texto: string }) {
  const t = useTextos(textosBoletos);
  const copiar = (): void =>
    void navigator.clipboard.writeText(texto.replaceAll(/[ .]/g, '')).then(() => avisar.sucesso(t('copiado')), avisar.erro);
  return (
    <div className={estilo.linhaDigitavel} role="group" aria-label={rotulo}>
      <code>{texto}</code>
      <Button variant="default" size="xs" onClick={copiar} aria-label={`${t('copiar')}: ${rotulo}`}>
        {t('copiar')}
      </Button>
    </div>
  );
}

function Pix({ titulo, texto, codigo }: { titulo: string; texto: string; codigo: NonNullable<Boleto['pixDoBanco']> }) {
  const t = useTextos(textosBoletos);
  const { tamanho, desenho } = codigo.qr;
  return (
    <section className={estilo.secao}>
      <h3>{titulo}</h3>
      <div className={estilo.pix}>
        <svg className={estilo.qr} viewBox={`0 0 ${tamanho} ${tamanho}`} role="img" aria-label={titulo} shapeRendering="crispEdges">
          <path d={desenho} fill="#000" />
        </svg>
        <div>
          <p className="suave">{texto}</p>
          <Button
            variant="default"
            size="xs"
            mt="xs"
            onClick={() => void navigator.clipboard.writeText(codigo.copiaECola).then(() => avisar.sucesso(t('copiado')), avisar.erro)}
          >
            {t('copiar')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Which key of the school the code pays to, and that somebody reissued it where somebody did. */
function textoDaChave({ pixDaEscola }: Boleto, t: Tradutor<typeof textosBoletos>): string {
  const chave = t(pixDaEscola?.reemitida ? 'pixDaChaveReemitida' : 'pixDaChave', { chave: pixDaEscola?.chave ?? '' });
  return `${t('pixDaEscolaTexto')} ${chave}`;
}

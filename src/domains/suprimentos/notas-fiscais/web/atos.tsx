import { Button } from '@mantine/core';
import { useState } from 'react';
import { useOutraCompra } from '#domains/financeiro/pagar/contas/web/door.tsx';
import { enviarSabendo } from '#domains/suprimentos/web/enviar-sabendo.ts';
import { situacaoDe } from '#platform/web/formulario/envio/situacao.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { notasFiscaisApi as api } from '../api.ts';
import { outrasQuantidadesDe, outroRetido, pendenciasDa } from '../pendencias.ts';
import { textosNotaFiscal } from '../texts.ts';
import { recarregarNotas } from './recarregar.ts';
import type { NotaLida } from './valores.ts';

/** What may be done with an invoice as it stands: generate or delete a draft, reverse a generated one. */
export function AtosDaNota({ nota }: { nota: NotaLida }) {
  const t = useTextos(textosNotaFiscal);
  const { pode } = useSessao();
  const irPara = useIrPara();
  const perguntando = useOutraCompra();
  const [fazendo, setFazendo] = useState(false);
  const { id, numero, versao } = nota;
  const tentar = async (fazer: () => Promise<void>): Promise<void> => {
    setFazendo(true);
    await fazer().catch(avisar.erro);
    setFazendo(false);
  };
  const gerar = async (): Promise<void> => {
    // What stands on the screen is not what would be generated.
    if (situacaoDe('formulario').alterado) return avisar.info(t('salveAntes'));
    const texto = t('gerarTexto', {
      itens: t('nEntram', { n: nota.itens.filter((i) => i.produtoId !== null).length }),
      valor: formatarReais(centavos(nota.totalCentavos - nota.retidoCentavos)),
      parcelas: t('nParcelas', { n: nota.parcelas.length }),
    });
    const outro = outroRetido(nota.retidoNoArquivoCentavos, nota.retidoCentavos);
    const n = outrasQuantidadesDe(nota.itens);
    const avisos = [nota.semCobranca && t('semCobranca'), n > 0 && t('outrasQuantidades', { n }), outro && t('retidoNoArquivo', outro)];
    const conferir = avisos.filter((aviso) => aviso !== false && aviso !== null);
    const pergunta = { titulo: t('gerarTitulo', { numero }), texto, rotuloConfirmar: t(conferir.length > 0 ? 'gerarAssimMesmo' : 'gerar') };
    if (!(await confirmar({ ...pergunta, ...(conferir.length > 0 && { consequencia: `${conferir.join('. ')}.` }) }))) return;
    const chaveIdempotencia = crypto.randomUUID();
    let vez = 0;
    const feita = await enviarSabendo(
      (recalculoConfirmado) =>
        perguntando((dito) =>
          chamar(
            api.gerar,
            { params: { id }, body: { versao, recalculoConfirmado, ...dito } },
            { chaveIdempotencia: `${chaveIdempotencia}-${(vez += 1)}` },
          ),
        ),
      { titulo: t('gerarTitulo', { numero }), rotuloConfirmar: t('gerarAssimMesmo') },
    );
    avisar.sucesso(feita.recalculados === 0 ? t('gerada', { numero }) : t('geradaRecalculando', { numero, n: feita.recalculados }));
    if (feita.aguardaAprovacao) avisar.info(t('aguardaSegunda'));
    await recarregarNotas();
  };
  const estornar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({ titulo: t('estornar'), texto: t('estornarTexto'), rotuloConfirmar: t('estornar'), minimo: 3 });
    if (!motivo) return;
    const { recalculados: n } = await enviarSabendo(
      (recalculoConfirmado) =>
        chamar(api.estornar, { params: { id }, body: { versao, motivo, recalculoConfirmado } }, { chaveIdempotencia: crypto.randomUUID() }),
      { titulo: t('estornar'), rotuloConfirmar: t('estornar') },
    );
    avisar.sucesso(n === 0 ? t('estornada', { numero }) : t('estornadaRecalculando', { numero, n }));
    await recarregarNotas();
  };
  const excluir = async (): Promise<void> => {
    const pergunta = { titulo: t('excluirTitulo', { numero }), texto: t('excluirTexto'), rotuloConfirmar: t('excluir'), perigo: true };
    if (!(await confirmar(pergunta))) return;
    await chamar(api.excluir, { params: { id } });
    avisar.sucesso(t('excluida'));
    await irPara('lancamentos-nf', {}, {}, { substituir: true });
    await recarregarNotas();
  };
  const rascunho = nota.situacao === 'rascunho';
  return (
    <>
      {rascunho && pode('lancamentos-nf', 'excluir') && (
        <Button variant="subtle" color="red" disabled={fazendo} onClick={() => void tentar(excluir)}>
          {t('excluir')}
        </Button>
      )}
      {rascunho && pode('lancamentos-nf', 'editar') && pendenciasDa(nota).length === 0 && (
        <Button variant="default" loading={fazendo} onClick={() => void tentar(gerar)}>
          {t('gerar')}
        </Button>
      )}
      {nota.situacao === 'gerada' && pode('lancamentos-nf', 'excluir') && (
        <Button variant="subtle" color="red" disabled={fazendo} onClick={() => void tentar(estornar)}>
          {t('estornar')}
        </Button>
      )}
    </>
  );
}

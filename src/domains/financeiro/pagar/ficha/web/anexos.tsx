import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { baixarArquivo, enviarArquivo } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { EntradaDeAnexo } from '#domains/rh/protocolos/web/door.tsx';
import { textosPagar } from '../../texts.ts';
import { recarregarPagar } from '../../web/opcoes.ts';
import { fichaPagarApi } from '../api.ts';
import type { TituloLido } from './titulo-janela.tsx';

/** The documents of a bill, and one more. */
export function Anexos({ contaId, anexos }: { contaId: number; anexos: TituloLido['anexos'] }) {
  const t = useTextos(textosPagar);
  const { pode } = useSessao();
  const [enviando, setEnviando] = useState(false);
  const enviar = async (arquivo: File): Promise<void> => {
    setEnviando(true);
    await enviarArquivo(fichaPagarApi.anexar, { params: { id: contaId } }, arquivo).then(() => avisar.sucesso(t('anexado')), avisar.erro);
    setEnviando(false);
    await recarregarPagar();
  };
  const baixar = (anexoId: number, nome: string): void =>
    void baixarArquivo(fichaPagarApi.baixarAnexo, { params: { id: contaId, anexoId } }, { nomePadrao: nome }).catch(avisar.erro);
  return (
    <>
      {anexos.length === 0 && <p className="suave">{t('semAnexos')}</p>}
      <ul>
        {anexos.map((anexo) => (
          <li key={anexo.id}>
            <button type="button" className="botao-simples" onClick={() => baixar(anexo.id, anexo.nome)}>
              {t('baixarAnexo', { nome: anexo.nome })}
            </button>{' '}
            <span className="suave">
              {anexo.usuarioNome}, {escreverInstante(anexo.em)}
            </span>
          </li>
        ))}
      </ul>
      {(pode('contas-pagar', 'criar') || pode('contas-pagar', 'editar') || pode('contas-pagar-baixar-titulo', 'criar')) && (
        <EntradaDeAnexo arquivo={null} enviando={enviando} aoEscolher={(arquivo) => void enviar(arquivo)} />
      )}
    </>
  );
}

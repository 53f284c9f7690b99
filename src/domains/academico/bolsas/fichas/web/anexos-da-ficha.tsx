import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { EntradaDeAnexo } from '#domains/rh/protocolos/web/door.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { baixarArquivo, enviarArquivo } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { fichasSocioeconomicasApi as api } from '../api.ts';
import { assuntosDoAnexo, valoresDoAssunto } from '../listas.ts';
import { textosFichaSocioeconomica } from '../texts.ts';
import type { Ficha } from './valores.ts';

type Assunto = (typeof valoresDoAssunto)[number];

/** What proves the form, and one more. */
export function AnexosDaFicha({ id, anexos, aoMudar }: { id: number; anexos: Ficha['anexos']; aoMudar: () => void }) {
  const t = useTextos(textosFichaSocioeconomica);
  const { pode } = useSessao();
  const assuntos = useOpcoes(assuntosDoAnexo);
  const [assunto, setAssunto] = useState<Assunto>('renda');
  const [enviando, setEnviando] = useState(false);
  const enviar = async (arquivo: File): Promise<void> => {
    setEnviando(true);
    await enviarArquivo(api.anexarAFicha, { params: { id, assunto } }, arquivo).then(() => avisar.sucesso(t('anexado')), avisar.erro);
    setEnviando(false);
    aoMudar();
  };
  return (
    <>
      {anexos.length === 0 && <p className="suave">{t('semAnexos')}</p>}
      <ul>
        {anexos.map((anexo) => (
          <li key={anexo.id}>
            <button
              type="button"
              className="botao-simples"
              onClick={() =>
                void baixarArquivo(api.baixarAnexoDaFicha, { params: { id, anexoId: anexo.id } }, { nomePadrao: anexo.nome }).catch(
                  avisar.erro,
                )
              }
            >
              {t('baixar', { nome: anexo.nome })}
            </button>{' '}
            <span className="suave">
              {assuntos.find(({ valor }) => valor === anexo.assunto)?.rotulo}, {anexo.usuarioNome}, {escreverInstante(anexo.em)}
            </span>
          </li>
        ))}
      </ul>
      {(pode('fichas-socioeconomicas', 'criar') || pode('fichas-socioeconomicas', 'editar')) && (
        <>
          <NativeSelect
            label={t('assunto')}
            value={assunto}
            data={assuntos.map(({ valor, rotulo }) => ({ value: valor, label: rotulo }))}
            onChange={(evento) => setAssunto(valoresDoAssunto.find((valor) => valor === evento.currentTarget.value) ?? 'outro')}
          />
          <EntradaDeAnexo arquivo={null} enviando={enviando} aoEscolher={(arquivo) => void enviar(arquivo)} />
        </>
      )}
    </>
  );
}

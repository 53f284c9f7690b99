import { useState } from 'react';
import { tiposDeDocumento } from '#domains/rh/documentos.ts';
import { SecaoFormulario } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { familiaApi as api } from '../api.ts';
import { DOCUMENTO_MAXIMO_BYTES } from '../esquemas.ts';
import { textosFamilia } from '../texts.ts';
import { prepararDocumento } from './preparar-documento.ts';
import estilo from './familia.module.css';
import type { Pessoa } from './pessoa.ts';

type Tipo = Pessoa['documentos'][number]['tipo'];
type Props = {
  token: string;
  pessoa: Pessoa;
  semDocumento: readonly Tipo[];
  aoMarcar: (tipos: readonly Tipo[]) => void;
  aposMudar: () => void;
};

/** The documents that are asked for: each is photographed or chosen, and kept until everything is sent; or is said not to be there. */
export function DocumentosDaPessoa({ token, pessoa, semDocumento, aoMarcar, aposMudar }: Props) {
  const t = useTextos(textosFamilia);
  const { idioma } = useIdioma();
  const [estado, setEstado] = useState<Readonly<Record<string, string>>>({});
  const dizer = (tipo: string, texto: string): void => setEstado((atual) => ({ ...atual, [tipo]: texto }));
  const guardar = async (tipo: Tipo, arquivo: File): Promise<void> => {
    dizer(tipo, t('enviandoFoto'));
    const pronto = await prepararDocumento(arquivo);
    if (pronto === null) return dizer(tipo, t('fotoIlegivel'));
    if (pronto.conteudo.length > (DOCUMENTO_MAXIMO_BYTES * 4) / 3) return dizer(tipo, t('fotoGrande'));
    try {
      await chamar(api.guardarDocumentoDaFamilia, { body: { token, pessoaId: pessoa.pessoaId, tipo, ...pronto } });
      dizer(tipo, '');
      aposMudar();
    } catch (erro) {
      dizer(tipo, mensagemDe(erro));
    }
  };
  return (
    <SecaoFormulario titulo={t('documentos')}>
      <ul className={estilo.documentos}>
        {pessoa.documentos.map(({ tipo, nome, foiEnviado }) => {
          const documento = rotuloDe(tiposDeDocumento, tipo, idioma);
          return (
            <li key={tipo}>
              <label className={estilo.fotografar}>
                {t(nome !== null || foiEnviado ? 'trocar' : 'fotografar', { documento })}
                <input
                  type="file"
                  className="so-leitor"
                  accept="image/*,application/pdf"
                  onChange={(evento) => {
                    const escolhido = evento.currentTarget.files?.[0];
                    evento.currentTarget.value = '';
                    if (escolhido) void guardar(tipo, escolhido);
                  }}
                />
              </label>
              {nome === null && !foiEnviado && (
                <label>
                  <input
                    type="checkbox"
                    checked={semDocumento.includes(tipo)}
                    onChange={({ currentTarget: { checked } }) =>
                      aoMarcar(checked ? [...semDocumento, tipo] : semDocumento.filter((um) => um !== tipo))
                    }
                  />{' '}
                  {t('naoTenho')}
                  <span className="so-leitor">: {documento}</span>
                </label>
              )}
              <span role="status">{estado[tipo] || (nome !== null ? t('pronto') : foiEnviado ? t('jaEnviado') : '')}</span>
            </li>
          );
        })}
      </ul>
    </SecaoFormulario>
  );
}

import { fotosApi } from '#domains/pessoas/fotos/api.ts';
import { Button } from '@mantine/core';
import { Suspense, useMemo, useRef, useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { clienteDeConsultas, invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useCampo } from '#platform/web/formulario/campo.ts';
import { camposDe, useFormulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { type esquemaEdicaoPessoa, fotoMaxBytes } from '#domains/pessoas/esquemas.ts';
import { pessoasApi } from '../api.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { useEnderecoDoBlob } from '#platform/web/rede/endereco-do-blob.ts';
import { Camera, chaveDaMiniatura, comoBlob, type FotoEscolhida, prepararImagem } from '#domains/pessoas/fotos/web/door.tsx';
import estilo from '#domains/pessoas/web/pessoas.module.css';

const campo = camposDe<typeof esquemaEdicaoPessoa>();

/** A photo is chosen whole, never typed in parts. */
const isFoto = (valor: Partial<Record<keyof FotoEscolhida, unknown>> | null | undefined): valor is FotoEscolhida =>
  typeof valor?.src === 'string' && typeof valor.tipo === 'string' && typeof valor.name === 'string';

/** The photo: the stored one, or a new one that is saved together with the record. */
export function AbaFoto({ pessoa }: { pessoa: { id: number; nome: string; temFoto: boolean } | null }) {
  const t = useTextos(textosPessoas);
  const { definir, seguirVersao } = useFormulario();
  // A photo is personal and large: it is never written to the local draft.
  const { mudar, somenteLeitura } = useCampo(
    { nome: campo('fotoUpload'), rotulo: t('foto') },
    { sensivel: true, formatar: () => t('fotoNova') },
  );
  const escolhida = useValor(campo('fotoUpload'));
  const nova = isFoto(escolhida) ? escolhida : null;
  const guardada = useConsulta(
    fotosApi.recuperarFoto,
    { query: { id: pessoa?.id ?? 0 } },
    { ativa: pessoa?.temFoto === true, validadeMs: 600_000 },
  );
  const [erro, setErro] = useState<string | null>(null);
  const [camera, setCamera] = useState(false);
  const arquivo = useRef<HTMLInputElement>(null);
  const vista = nova ?? (pessoa?.temFoto ? guardada.data : null) ?? null;
  const endereco = useEnderecoDoBlob(useMemo(() => (vista ? comoBlob(vista) : null), [vista]));

  const usar = (foto: FotoEscolhida | null): void => {
    mudar(foto);
    definir(campo('fotoUpload'), foto);
  };
  const escolher = async (escolhido: File | undefined): Promise<void> => {
    if (!escolhido) return;
    const foto = escolhido.size > fotoMaxBytes ? null : await prepararImagem(escolhido, escolhido.name);
    setErro(foto ? null : t(escolhido.size > fotoMaxBytes ? 'fotoGrande' : 'fotoIlegivel'));
    if (foto) usar(foto);
  };
  const remover = async (): Promise<void> => {
    if (
      !pessoa ||
      !(await confirmar({
        titulo: t('confirmaRemoverFoto'),
        texto: t('removerFotoTexto'),
        rotuloConfirmar: t('removerFoto'),
        perigo: true,
      }))
    )
      return;
    try {
      const { versaoAnterior, versao } = await chamar(fotosApi.removerFoto, { params: { id: pessoa.id } });
      seguirVersao(versaoAnterior, versao);
      avisar.sucesso(t('fotoRemovida'));
      await Promise.all([
        invalidar(pessoasApi.obterPessoa),
        clienteDeConsultas.invalidateQueries({ queryKey: chaveDaMiniatura(pessoa.id) }),
      ]);
    } catch (falha) {
      avisar.erro(falha);
    }
  };
  return (
    <div className={estilo.foto}>
      <figure>
        {endereco === null ? t('semFoto') : <img src={endereco} alt={nova ? t('fotoNova') : t('fotoDe', { nome: pessoa?.nome ?? '' })} />}
      </figure>
      {!somenteLeitura && (
        <div className={estilo.fotoAcoes}>
          <input
            ref={arquivo}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            hidden
            onChange={(evento) => void escolher(evento.currentTarget.files?.[0])}
          />
          <Button variant="default" onClick={() => arquivo.current?.click()}>
            {t('escolherArquivo')}
          </Button>
          <Button variant="default" onClick={() => setCamera(true)}>
            {t('usarCamera')}
          </Button>
          {nova !== null && (
            <Button variant="subtle" onClick={() => usar(null)}>
              {t('descartarFoto')}
            </Button>
          )}
          {nova === null && pessoa?.temFoto && (
            <Button variant="subtle" color="red" onClick={() => void remover()}>
              {t('removerFoto')}
            </Button>
          )}
          <p className="suave">{t('fotoDica')}</p>
          {nova !== null && <Etiqueta tom="alerta">{t('fotoNova')}</Etiqueta>}
          <p role="alert" className={estilo.perigo}>
            {erro}
          </p>
        </div>
      )}
      {camera && (
        <Suspense fallback={null}>
          <Camera aoTirar={usar} aoFechar={() => setCamera(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** A file as a browser sends it: the parts of `pedir` for an upload. `fileName` is the member beside the file, when there is one. */
export async function comoFormulario(
  conteudo: Buffer | string,
  { nome, fileName, tipo, outras = [] }: { nome: string; fileName?: string; tipo?: string; outras?: readonly [string, string | Blob][] },
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  if (fileName !== undefined) form.append('fileName', fileName);
  form.append('file', new Blob([typeof conteudo === 'string' ? conteudo : new Uint8Array(conteudo)], tipo ? { type: tipo } : {}), nome);
  for (const [campo, valor] of outras) form.append(campo, valor);
  const pedido = new Request('http://x/', { method: 'POST', body: form });
  return { body: Buffer.from(await pedido.arrayBuffer()), headers: { 'content-type': pedido.headers.get('content-type') ?? '' } };
}
